/** The path of a URL of ours, with one leading slash: after two, a browser would read a host. */
export function ownPath(url: string): string {
  return url.replace(/^[/\\]+/, "/");
}
