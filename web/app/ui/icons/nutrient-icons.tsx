// Each macronutrient has its own shape, so that colour is never the only difference.
import { Icon, type IconProps } from "./icon.tsx";

export function ProteinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 4.8c3.4-1.7 6.9.6 6.9 4.5 0 3.4-2.9 5-5.2 5.6-1.5.4-2.5.8-3.4 1.7l-.9.9-3.4-3.4.9-.9c.9-.9 1.2-1.8 1.6-3.3.5-1.9 1.3-4 3.5-5.1Z" />
      <path d="m8.6 15.8-2 2a1.7 1.7 0 1 1-2.2 2 1.7 1.7 0 0 1 2-2.3l1.8-1.9" />
    </Icon>
  );
}

export function CarbsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21V7.5M12 7.5c-1.2-1-1.2-2.8 0-4 1.2 1.2 1.2 3 0 4ZM12 12c-2.7.1-4.2-1.3-4.5-4M12 12c2.7.1 4.2-1.3 4.5-4M12 16.5c-2.9.1-4.7-1.4-5-4.3M12 16.5c2.9.1 4.7-1.4 5-4.3M12 21c-2.9.1-4.7-1.4-5-4.3M12 21c2.9.1 4.7-1.4 5-4.3" />
    </Icon>
  );
}

export function FatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5c3.5 4.2 5.8 7.3 5.8 10.7a5.8 5.8 0 0 1-11.6 0c0-3.4 2.3-6.5 5.8-10.7Z" />
      <path d="M9.3 14.5a2.8 2.8 0 0 0 2.7 2.8" />
    </Icon>
  );
}

export function FiberIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 19c0-8 4.5-13.5 14.5-14.5C20 14 15.5 18.8 8.5 18.2M5 19.8c1.5-4.3 4-7.3 8-9.3" />
    </Icon>
  );
}

export function AlcoholIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4h10l.6 4.6a5.6 5.6 0 0 1-11.2 0L7 4ZM12 14.5V20M8.5 20h7" />
      <path d="M6.6 8.5h10.8" />
    </Icon>
  );
}
