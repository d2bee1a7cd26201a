// A browser at a provider's pages, without a browser: follows redirects, keeps cookies, presses "Continue".

export interface ProviderReply {
  readonly method: "GET" | "POST";
  /** Our callback. */
  readonly url: URL;
  /** What came with it, by address or by form. */
  readonly fields: Readonly<Record<string, string>>;
}

const stepsMax = 12;
const inputs = /<input type="hidden" name="([^"]*)" value="([^"]*)"\/?>/g;

function unescapeMarkup(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
}

/** Visits the provider, and returns what it sends the browser back with. */
export async function visitProvider(
  address: URL,
  { choice = "continue" }: { readonly choice?: "continue" | "cancel" } = {},
): Promise<ProviderReply> {
  const cookies = new Map<string, string>();
  let next = address;
  let body: string | undefined;
  for (let step = 0; step < stepsMax; step++) {
    const response = await fetch(next, {
      redirect: "manual",
      ...(body !== undefined && { method: "POST", body }),
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
      },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", ...value] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value.join("="));
    }
    body = undefined;
    const location = response.headers.get("location");
    if (location !== null) {
      next = new URL(location, next);
      if (next.origin !== address.origin) {
        return { method: "GET", url: next, fields: Object.fromEntries(next.searchParams) };
      }
      continue;
    }
    const page = await response.text();
    const action = /<form method="post" action="([^"]*)"/.exec(page)?.[1];
    if (action !== undefined) {
      const fields = [...page.matchAll(inputs)].map(([, name = "", value = ""]) => [
        name,
        unescapeMarkup(value),
      ]);
      return { method: "POST", url: new URL(unescapeMarkup(action)), fields: Object.fromEntries(fields) };
    }
    if (!page.includes('name="choice"')) throw new Error(`The provider answered ${response.status}: ${page}`);
    body = `choice=${choice}`;
  }
  throw new Error("The provider never sent the browser back.");
}
