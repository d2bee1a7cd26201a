import { Icon, type IconProps } from "./icon.tsx";

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 8.8A1.8 1.8 0 0 1 5.8 7h1.9l1.4-2.2h5.8L16.3 7h1.9A1.8 1.8 0 0 1 20 8.8v8.4a1.8 1.8 0 0 1-1.8 1.8H5.8A1.8 1.8 0 0 1 4 17.2V8.8Z" />
      <circle cx="12" cy="12.8" r="3.4" />
    </Icon>
  );
}

export function CameraOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.6 7H5.8A1.8 1.8 0 0 0 4 8.8v8.4A1.8 1.8 0 0 0 5.8 19h12.4M10 4.8h4.9L16.3 7h1.9A1.8 1.8 0 0 1 20 8.8v7.4M9.4 10.6a3.4 3.4 0 0 0 4.8 4.8M4 4l16 16" />
    </Icon>
  );
}

/** Switches to the phone's other camera. */
export function SwitchCameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 13.2a7.6 7.6 0 0 0 13.6 3.4M19.5 10.8A7.6 7.6 0 0 0 5.9 7.4" />
      <path d="M18.4 20.2v-3.8h-3.8M5.6 3.8v3.8h3.8" />
      <circle cx="12" cy="12" r="2.2" />
    </Icon>
  );
}

export function PictureIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="14" rx="2.4" />
      <circle cx="9" cy="9.8" r="1.5" />
      <path d="m4.6 16.8 4.5-3.9 3.2 2.6 3.2-3.4 4.3 4.3" />
    </Icon>
  );
}
