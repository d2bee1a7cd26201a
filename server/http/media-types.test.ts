import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyEndpoint } from "#contract/endpoint.ts";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { createTestApp, type SignedIn, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
  ana = await app.signUp();
});
afterAll(() => app.close());

const endpoints: readonly AnyEndpoint[] = allEndpoints;
const named = (chosen: readonly AnyEndpoint[]) =>
  chosen.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint }));

const form = '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nrice\r\n--b--\r\n';
const bodies = {
  json: { type: "application/json", payload: '{"image":"aGVsbG8="}' },
  brokenJson: { type: "application/json", payload: '{"image":' },
  picture: { type: "image/jpeg", payload: "\xff\xd8\xff\xe0" },
  xml: { type: "application/xml", payload: "<meal/>" },
  form: { type: "multipart/form-data; boundary=b", payload: form },
};

function send({ method, path }: AnyEndpoint, kind: keyof typeof bodies) {
  const { type, payload } = bodies[kind];
  const url = path.replace(/:\w+/g, ana.userId);
  return app.inject({ method, url, payload, headers: { ...ana.headers, "content-type": type } });
}

describe.each(named(endpoints.filter(({ file }) => file)))("$name, which takes a form,", ({ endpoint }) => {
  it.each(["json", "brokenJson", "picture", "xml"] as const)("answers form_expected to %s", async (kind) => {
    const { status, body } = await send(endpoint, kind);
    expect([status, body.code]).toEqual([415, "form_expected"]);
    expect(body.message).toContain("multipart/form-data");
    expect(body.message).not.toContain("JSON");
  });
});

describe.each(named(endpoints.filter(({ body, file }) => body && !file)))(
  "$name, which takes JSON,",
  ({ endpoint }) => {
    it.each(["form", "picture", "xml"] as const)("answers unsupported_media_type to %s", async (kind) => {
      const { status, body } = await send(endpoint, kind);
      expect([status, body.code]).toEqual([415, "unsupported_media_type"]);
      expect(body.message).toContain("application/json");
    });
  },
);
