declare module "pg/lib/utils.js" {
  const utils: {
    /** An array becomes PostgreSQL's text of one, and an object JSON. */
    readonly prepareValue: (value: unknown) => Buffer | string | null;
  };
  export default utils;
}
