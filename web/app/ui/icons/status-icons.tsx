import { Icon, type IconProps } from "./icon.tsx";

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.8v4.9M12 16.2v.01" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11.3v4.9M12 7.8v.01" />
    </Icon>
  );
}

export function DevicesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5" width="13" height="10" rx="2" />
      <path d="M3.5 19h9" />
      <rect x="15" y="10" width="6" height="10" rx="1.5" fill="var(--color-card)" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
      <path d="m4.5 7.5 7.5 6 7.5-6" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.6 4.5L19 7.5" />
    </Icon>
  );
}

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m8 12.3 2.8 2.7L16 9.5" />
    </Icon>
  );
}

export function ArrowUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 19V5.5M6 11.5l6-6 6 6" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.2V12l3.2 2" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2" />
    </Icon>
  );
}

export function SparkleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 4.5c.8 4 2.2 5.4 6.2 6.2-4 .8-5.4 2.2-6.2 6.2-.8-4-2.2-5.4-6.2-6.2 4-.8 5.4-2.2 6.2-6.2ZM18.3 15.3c.3 1.6.9 2.2 2.5 2.5-1.6.3-2.2.9-2.5 2.5-.3-1.6-.9-2.2-2.5-2.5 1.6-.3 2.2-.9 2.5-2.5Z" />
    </Icon>
  );
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4.5" />
      <path d="M12 12v.01" />
    </Icon>
  );
}

export function BulbIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 16.5c0-2-2.8-3-2.8-6.5a5.8 5.8 0 0 1 11.6 0c0 3.5-2.8 4.5-2.8 6.5H9ZM9.8 20h4.4" />
    </Icon>
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5ZM12 6.5V20" />
    </Icon>
  );
}

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 3.5c.6 3-3.7 5-4.9 8.2a5.9 5.9 0 0 0 4.7 8.7 5.9 5.9 0 0 0 6-5.9c0-3.3-1.9-4.8-2.5-7-.9.6-1.4 1.4-1.5 2.6-1.4-1.6-1.9-3.9-1.8-6.6Z" />
      <path d="M12.3 20.4c-1.8-.5-2.7-2.4-1.9-4.1.4-1 1.3-1.5 1.7-2.8 1.6 1 2.7 2.6 2.3 4.4-.3 1.3-1.1 2.1-2.1 2.5Z" />
    </Icon>
  );
}

export function MessageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8.8a1.5 1.5 0 0 1-1.5 1.5h-7L7 20.3v-3.5H5.5A1.5 1.5 0 0 1 4 15.3V6.5A1.5 1.5 0 0 1 5.5 5ZM8 9.3h8M8 12.6h5" />
    </Icon>
  );
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M8.6 16.1a5 5 0 0 1 6.8 0M5.2 12.6a10 10 0 0 1 4.5-2.5M14.2 10a10 10 0 0 1 4.6 2.6M2 9a15 15 0 0 1 4.4-2.8M10.6 5.1A15 15 0 0 1 22 9M12 19.8v.01" />
    </Icon>
  );
}
