/** A script as text, bundled and minified: tools/inline-script.ts. */
declare module "*?script" {
  const text: string;
  export default text;
}
