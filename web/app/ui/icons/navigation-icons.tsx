import { Icon, type IconProps } from "./icon.tsx";

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.2 12 4.5l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19v-7.8Z" />
      <path d="M9.5 20.5v-5.2h5v5.2" />
    </Icon>
  );
}

export function MealsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 12h16a8 8 0 0 1-5.2 7.5V21H9.2v-1.5A8 8 0 0 1 4 12Z" />
      <path d="M9 8.5c-.9-1 .9-2 0-3.5M13.5 8.5c-.9-1 .9-2 0-3.5" />
    </Icon>
  );
}

export function AnalysisIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 20V13M9.5 20V8.5M14.5 20v-9M19.5 20V4.5" />
    </Icon>
  );
}

export function ProfileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8.2" r="3.9" />
      <path d="M4.5 20.2c.9-3.7 3.9-5.6 7.5-5.6s6.6 1.9 7.5 5.6" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m14.5 6-6 6 6 6" />
    </Icon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9.5 6 6 6-6 6" />
    </Icon>
  );
}

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 12H4.5M11 5.5 4.5 12l6.5 6.5" />
    </Icon>
  );
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 4H7a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 7 20h7.5M10.5 12H20M16.5 8.5 20 12l-3.5 3.5" />
    </Icon>
  );
}
