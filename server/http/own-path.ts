/** Two slashes at its front would make a host of what follows, or no address at all. */
export function ownPath(url: string): string {
  return url.replace(/^[/\\]+/, "/");
}
