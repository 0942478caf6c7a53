import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { siteJobs } from "../jobs.ts";
import { unsubscribe } from "../lists/unsubscribe.ts";
import { newsletterSubscriptions } from "../schema.ts";
import { confirmSubscription, forgetUnconfirmed, requestSubscription } from "./newsletter.ts";

describe("the newsletter", () => {
  let database: TestDatabase;
  let harness: TestServices;
  const email = "ada@example.com";
  const at = (time: string) => {
    const now = new Date(`2026-03-${time}Z`);
    harness.setTime(now);
    return now;
  };
  const row = async () =>
    (await database.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email)))[0];
  const request = async (time: string) => {
    await requestSubscription(database.db, harness.services.jobs, { email, at: at(time) });
    await harness.runJobs(siteJobs(harness.services));
  };
  const confirm = async (token: string) => {
    const outcome = await confirmSubscription(database.db, harness.services, token);
    await harness.runJobs(siteJobs(harness.services));
    return outcome;
  };
  const lastMail = () => harness.mails.at(-1);
  const tokenIn = (mail: { readonly text: string } | undefined, page: "confirm" | "unsubscribe") =>
    new RegExp(`/newsletter/${page}\\?token=([\\w.-]+)`).exec(mail?.text ?? "")?.[1] ?? "";

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, siteJobs);
  });
  beforeEach(async () => {
    await database.db.delete(newsletterSubscriptions);
    harness.mails.length = 0;
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  it("[A11] an address is subscribed only after the mail's link was followed and its button pressed", async () => {
    await request("01T09:00:00");
    expect(lastMail()).toMatchObject({ to: email, subject: "Confirm your subscription to the Easel newsletter" });
    expect(lastMail()?.headers).toBeUndefined();
    expect((await row())?.confirmedAt).toBeNull();

    const now = at("01T09:05:00");
    expect(await confirm(tokenIn(lastMail(), "confirm"))).toBe("confirmed");
    expect(await row()).toMatchObject({ confirmedAt: now, unsubscribedAt: null });
    expect(lastMail()?.subject).toBe("You are subscribed to the Easel newsletter");
  });

  it("[A11] every mail to a subscriber has an unsubscribe link, also for the mail program's own button", async () => {
    await request("01T09:00:00");
    await confirm(tokenIn(lastMail(), "confirm"));
    const token = tokenIn(lastMail(), "unsubscribe");
    expect(lastMail()?.headers).toEqual({
      "List-Unsubscribe": `<http://localhost:3000/newsletter/unsubscribe?token=${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    const now = at("02T09:00:00");
    expect(await unsubscribe(database.db, harness.services.secrets, { list: "newsletter", token, at: now })).toBe(true);
    expect(
      await unsubscribe(database.db, harness.services.secrets, { list: "newsletter", token, at: at("03T09:00:00") }),
    ).toBe(true);
    expect((await row())?.unsubscribedAt).toEqual(now);
  });

  it("[A11] a link works for seven days, once, and not when it was changed", async () => {
    await request("01T09:00:00");
    const token = tokenIn(lastMail(), "confirm");
    const [id = "", time = "", signature = ""] = token.split(".");
    const later = (Number.parseInt(time, 36) + 86_400_000).toString(36);
    at("01T10:00:00");
    for (const changed of [
      "",
      token.slice(0, -1),
      `${id}.${later}.${signature}`,
      `${id}z.${time}.${signature}`,
      `${token}x`,
      "..",
      "a.b.c",
    ]) {
      expect(await confirm(changed), changed).toBe("invalid");
    }
    at("08T09:00:01");
    expect(await confirm(token)).toBe("expired");
    expect((await row())?.confirmedAt).toBeNull();

    at("08T09:00:00");
    expect(await confirm(token)).toBe("confirmed");
    const mailsBefore = harness.mails.length;
    expect(await confirm(token)).toBe("already-confirmed");
    expect(harness.mails).toHaveLength(mailsBefore);
  });

  it("[A11] an unsubscribe token does not confirm, and a confirmation token does not unsubscribe", async () => {
    await request("01T09:00:00");
    const token = tokenIn(lastMail(), "confirm");
    expect(
      await unsubscribe(database.db, harness.services.secrets, { list: "newsletter", token, at: at("01T09:01:00") }),
    ).toBe(false);
    await confirm(token);
    expect(await confirm(tokenIn(lastMail(), "unsubscribe"))).toBe("invalid");
  });

  it("[A11] an old link does not undo an unsubscription; a new request and confirmation do", async () => {
    await request("01T09:00:00");
    const oldToken = tokenIn(lastMail(), "confirm");
    await confirm(oldToken);
    await unsubscribe(database.db, harness.services.secrets, {
      list: "newsletter",
      token: tokenIn(lastMail(), "unsubscribe"),
      at: at("01T09:10:00"),
    });
    expect(await confirm(oldToken)).toBe("expired");
    expect((await row())?.unsubscribedAt).not.toBeNull();

    await request("01T09:11:00");
    expect(lastMail()?.subject).toBe("Confirm your subscription to the Easel newsletter");
    expect((await row())?.unsubscribedAt).not.toBeNull();
    expect(await confirm(tokenIn(lastMail(), "confirm"))).toBe("confirmed");
    expect((await row())?.unsubscribedAt).toBeNull();
  });

  it("[A11] ten simultaneous requests for an address give one row and one mail, and the next mail comes after an hour", async () => {
    const now = at("01T09:00:00");
    await Promise.all(
      Array.from({ length: 10 }, () => requestSubscription(database.db, harness.services.jobs, { email, at: now })),
    );
    await harness.runJobs(siteJobs(harness.services));
    await request("01T09:59:59");
    expect(harness.mails).toHaveLength(1);
    await request("01T10:00:00");
    expect(harness.mails).toHaveLength(2);
  });

  it("[A11] a subscriber who requests it again is told by mail only, and stays subscribed", async () => {
    await request("01T09:00:00");
    await confirm(tokenIn(lastMail(), "confirm"));
    const before = await row();
    await request("02T09:00:00");
    expect(lastMail()?.subject).toBe("You are already subscribed to the Easel newsletter");
    expect(tokenIn(lastMail(), "unsubscribe")).not.toBe("");
    expect((await row())?.confirmedAt).toEqual(before?.confirmedAt);
  });

  it("[A11] unconfirmed addresses are deleted after 30 days, subscribed and unsubscribed ones are not", async () => {
    await request("01T09:00:00");
    await forgetUnconfirmed(database.db, at("31T08:59:00"));
    expect(await row()).toBeDefined();
    await forgetUnconfirmed(database.db, at("31T09:01:00"));
    expect(await row()).toBeUndefined();

    await request("01T09:00:00");
    await confirm(tokenIn(lastMail(), "confirm"));
    await forgetUnconfirmed(database.db, at("31T09:01:00"));
    expect(await row()).toBeDefined();
  });
});
