import { Icon, type IconProps } from "./icon.tsx";

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 4.3 2.3 4.8 5.2.7-3.8 3.6.9 5.2L12 16.1l-4.6 2.5.9-5.2-3.8-3.6 5.2-.7L12 4.3Z" />
    </Icon>
  );
}

export function BarcodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8V6.5A1.5 1.5 0 0 1 5.5 5H7M17 5h1.5A1.5 1.5 0 0 1 20 6.5V8M20 16v1.5a1.5 1.5 0 0 1-1.5 1.5H17M7 19H5.5A1.5 1.5 0 0 1 4 17.5V16M8 8.8v6.4M11 8.8v6.4M13.6 8.8v6.4M16.2 8.8v6.4" />
    </Icon>
  );
}

export function LabelIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="3.8" width="13" height="16.4" rx="2.2" />
      <path d="M8.6 7.8h6.8M8.6 11.3h6.8M8.6 14h3.2M8.6 16.7h3.2M14.6 14h.8M14.6 16.7h.8" />
    </Icon>
  );
}

export function BoltIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.2 3.8 6 13.3h5l-.9 6.9L17.8 10.3h-5.4l.8-6.5Z" />
    </Icon>
  );
}

export function JarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5h9v3h-9zM6.5 10.5c0-1.7.8-3 2-3h7c1.2 0 2 1.3 2 3v7.2a2.3 2.3 0 0 1-2.3 2.3H8.8a2.3 2.3 0 0 1-2.3-2.3v-7.2ZM12 11.3v4.4M9.8 13.5h4.4" />
    </Icon>
  );
}
