/** Two leading slashes would make what follows a host, or an invalid URL. */
export function ownPath(url: string): string {
  return url.replace(/^[/\\]+/, "/");
}
