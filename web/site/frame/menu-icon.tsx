// Three lines that become a cross while the menu is open.
export function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M4 7h16M4 12h16M4 17h16" className="group-open:hidden" />
      <path d="M6 6l12 12M18 6 6 18" className="hidden group-open:inline" />
    </svg>
  );
}
