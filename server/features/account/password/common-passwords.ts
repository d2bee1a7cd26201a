/** Words of the product, which an attacker of this site tries first. */
const wordsOfProduct = ["platewise", "nutri", "nutriscore", "nutrition", "calories"];

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * The most common passwords of known leaks, in lower case. The list is that of @zxcvbn-ts/language-common (MIT), about 48,000
 * entries; it is loaded with the first password that is set.
 */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set([...dictionary["passwords-common"], ...wordsOfProduct]);
}

/** `personal`: what others know of the person, such as name and address. */
export async function isCommonPassword(password: string, personal: readonly string[]): Promise<boolean> {
  loaded ??= load();
  const plain = password.toLowerCase();
  return (await loaded).has(plain) || personal.some((known) => known !== "" && known.toLowerCase() === plain);
}
