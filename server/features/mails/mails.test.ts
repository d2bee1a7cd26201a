import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changePassword, confirmEmail, forgotPassword } from "#contract/endpoints/account.ts";
import { languages } from "#domain/people/language.ts";
import { deleteExpiredData } from "../../housekeeping.ts";
import { createTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { darkMail } from "./lay-out-mail.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  await app.db.deleteFrom("mails").execute();
  app.mailbox.received.length = 0;
  app.mailbox.isAway = false;
  app.mailFailures.length = 0;
});
afterAll(() => app.close());

const storedMails = () => app.db.selectFrom("mails").selectAll().execute();

describe("the queue of mails", () => {
  it("tries again later while the mail server is away, and loses nothing", async () => {
    const ana = await app.signUp();
    app.mailbox.isAway = true;
    await app.sendMails();
    await app.sendMails();
    expect(app.mailFailures).toHaveLength(1);
    app.mailbox.isAway = false;
    await app.sendMails();
    expect(app.mailbox.received).toEqual([]);
    app.clock.advance(61_000);
    await app.sendMails();
    expect(app.mailbox.received.map(({ to }) => to)).toEqual([ana.email]);
    expect((await storedMails())[0]).toMatchObject({ outcome: "sent", attempts: 2, address: null });
  });

  it("gives a mail up when it is too old to help, and says so", async () => {
    const ana = await app.signUp();
    await app.db.deleteFrom("mails").execute();
    await app.call(forgotPassword, { body: { email: ana.email } });
    app.clock.advance(31 * 60_000);
    await app.sendMails();
    expect(app.mailbox.received).toEqual([]);
    expect((await storedMails())[0]).toMatchObject({ kind: "reset_password", outcome: "expired" });
    expect(String(app.mailFailures[0])).toContain("reset_password");
  });

  it("sends a mail again after a crash in the middle, with a link that works", async () => {
    const ana = await app.signUp();
    const claimed = app.db.updateTable("mails").where("done_at", "is", null);
    const nextTry = new Date(app.clock.read().getTime() + 60_000);
    await claimed.set({ attempts: 1, next_try_at: nextTry }).execute();
    await app.sendMails();
    expect(app.mailbox.received).toEqual([]);
    app.clock.advance(60_000);
    const { token } = await app.mailTo(ana.email);
    expect((await app.call(confirmEmail, { ...ana, body: { token } })).status).toBe(204);
  });

  it("sends each mail once when two processes look at the same time", async () => {
    await Promise.all([app.signUp(), app.signUp(), app.signUp()]);
    await Promise.all([app.sendMails(), app.sendMails()]);
    expect(app.mailbox.received).toHaveLength(3);
  });

  it("forgets done mails after a while, never waiting ones", async () => {
    await app.signUp();
    await app.sendMails();
    await app.signUp();
    await deleteExpiredData(app.db, new Date(app.clock.read().getTime() + 31 * 86_400_000));
    expect((await storedMails()).map(({ done_at }) => done_at)).toEqual([null]);
  });

  it("sends nothing to what is more than one address", async () => {
    const { userId } = await app.signUp();
    // As accounts from before addresses were checked may have it.
    await app.db.updateTable("users").set({ email: "ana(b)@example.com" }).where("id", "=", userId).execute();
    await app.sendMails();
    expect(app.mailbox.received).toEqual([]);
    expect((await storedMails())[0]?.outcome).toBe("dropped");
  });
});

describe("a mail", () => {
  it.each(languages)(
    "in %s says the same as text and as HTML, without anything foreign in it",
    async (language) => {
      const firstName = "<b>Ana</b> & Co";
      const ana = await app.signUp({ language, firstName });
      const { parsed, html, text, token, code } = await app.mailTo(ana.email);
      expect(parsed.from?.text).toContain("post@platewise.example");
      expect(parsed.messageId).toMatch(/^<[\w-]+@platewise\.example>$/);
      expect(parsed.headers.get("auto-submitted")).toBe("auto-generated");
      expect(html).toContain(`<html lang="${language}">`);
      for (const part of [`https://platewise.example/confirm-email#token=${token}`, code]) {
        expect(text).toContain(part);
        expect(html).toContain(part);
      }
      // Its reader may not be the one who registered.
      expect(text + html).not.toContain("Ana");
      expect(text + html).not.toMatch(/\{\{|undefined|<script|src=/);

      await app.call(confirmEmail, { ...ana, body: { token } });
      const body = { currentPassword: testPassword, newPassword: "four small green pears" };
      await app.call(changePassword, { ...ana, body });
      const notice = await app.mailTo(ana.email);
      expect(notice.text).toContain(firstName);
      expect(notice.html).toContain("&lt;b&gt;Ana&lt;/b&gt; &amp; Co");
      expect(notice.text).toContain(
        new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(app.clock.read()),
      );
    },
  );

  it("has a dark form in which every text contrasts with its background", async () => {
    const ana = await app.signUp();
    const { html } = await app.mailTo(ana.email);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme: dark)");
    const classes = [...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name);
    for (const name of new Set(classes)) expect(html).toContain(`.${name} {`);
    const { card, ink, soft, link, button } = darkMail;
    const ratios = [ink, soft, link].map((text) => contrast(text, card));
    expect(Math.min(...ratios, contrast("#ffffff", button))).toBeGreaterThan(4.5);
  });
});

/** As WCAG 2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
