import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openReferralsHarness, type ReferralsHarness } from "../../../test/referrals-harness.ts";
import { forgetInvites, requestInvite } from "./invites.ts";
import { readStopToken, stopInvitations, stopToken } from "./stop-invitations.ts";

const dayMs = 24 * 60 * 60 * 1_000;

describe("an email invitation", () => {
  let harness: ReferralsHarness;
  const start = new Date("2026-03-01T09:00:00Z");
  const invite = (referrerId: string, email: string) => requestInvite(harness.services, { referrerId, email });
  const mailsTo = (email: string) => harness.mails.filter(({ to }) => to === email);
  const later = (days: number) => harness.setTime(new Date(start.getTime() + days * dayMs));

  beforeAll(async () => {
    harness = await openReferralsHarness();
  });
  beforeEach(() => later(0));
  afterAll(() => harness.close());

  it("[D5] names the inviter and the product, and has an opt-out link", async () => {
    const { id } = await harness.addUser({ firstName: "Ada" });
    await invite(id, "grace@example.com");
    await harness.runJobs();
    const [mail] = mailsTo("grace@example.com");
    expect(mail?.subject).toBe("Ada invites you to Easel");
    expect(mail?.text).toContain(`/r/${id.slice(0, 8).toUpperCase()}`);
    const token = /\/invitations\/stop\?token=(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(mail?.headers).toEqual({
      "List-Unsubscribe": expect.stringContaining(`/invitations/stop?token=${token}>`),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(await stopInvitations(harness.services, token)).toBe(true);
    expect(await stopInvitations(harness.services, token)).toBe(true);
    await invite(id, "grace+again@example.com");
    await harness.runJobs();
    expect(mailsTo("grace+again@example.com")).toEqual([]);
  });

  it("[D5] never sends an inviter's name that is not a plain name", async () => {
    const { id } = await harness.addUser({ firstName: "Win $500: evil.example\r\nBcc: x@example.com" });
    await invite(id, "stranger@example.com");
    await harness.runJobs();
    const [mail] = mailsTo("stranger@example.com");
    expect(mail?.subject).toBe("A friend invites you to Easel");
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  it("[D5] is not sent to users with an account, without the inviter noticing", async () => {
    const { id } = await harness.addUser();
    const member = await harness.addUser({ email: "member@example.com" });
    expect(await invite(id, member.email)).toBeUndefined();
    expect(await invite(id, "nobody-yet@example.com")).toBeUndefined();
    await harness.runJobs();
    expect(mailsTo(member.email)).toEqual([]);
    expect(mailsTo("nobody-yet@example.com").length).toBe(1);
  });

  it("[D5] is not sent if the inviter's account was closed meanwhile", async () => {
    const { id } = await harness.addUser();
    await invite(id, "too-late@example.com");
    await harness.database.pool.query("update users set disabled_at = now() where id = $1", [id]);
    await harness.runJobs();
    expect(mailsTo("too-late@example.com")).toEqual([]);
  });

  it("[D5] is limited to ten a day per user, even if simultaneous", async () => {
    const { id } = await harness.addUser();
    const tries = await Promise.allSettled(
      Array.from({ length: 13 }, (_, index) => invite(id, `f${index}@example.com`)),
    );
    const refused = tries.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    expect(refused.map(({ code }) => code)).toEqual(["rate_limited", "rate_limited", "rate_limited"]);
    later(1.01);
    await invite(id, "f20@example.com");
  });

  it("[D5] is limited to two a week per address, from all users together", async () => {
    const inviters = await Promise.all(Array.from({ length: 5 }, () => harness.addUser()));
    for (const { id } of inviters) await invite(id, "popular@example.com");
    await harness.runJobs();
    expect(mailsTo("popular@example.com").length).toBe(2);
    later(8);
    await invite(inviters[0]?.id ?? "", "popular@example.com");
    await harness.runJobs();
    expect(mailsTo("popular@example.com").length).toBe(3);
  });

  it("[D5] is sent once, however often its job runs", async () => {
    const { id } = await harness.addUser();
    await invite(id, "once@example.com");
    const { rows } = await harness.database.pool.query<{ data: object }>(
      "select data from pgboss.job where name = 'mail-invitation'",
    );
    await harness.runJobs();
    for (const { data } of rows)
      await harness.services.jobs.enqueue(
        harness.services.db,
        { name: "mail-invitation", retryLimit: 0, expireInSeconds: 60 },
        data,
      );
    await harness.runJobs();
    expect(mailsTo("once@example.com").length).toBe(1);
  });

  it("[D5] is stored as a hash for 30 days", async () => {
    const { id } = await harness.addUser();
    await invite(id, "hashed@example.com");
    await harness.runJobs();
    const invites = async () =>
      (await harness.database.pool.query("select * from referral_invites where referrer_id = $1", [id])).rows;
    expect(JSON.stringify(await invites())).not.toContain("hashed");
    await forgetInvites(harness.services.db, new Date(start.getTime() + 29 * dayMs));
    expect((await invites()).length).toBe(1);
    await forgetInvites(harness.services.db, new Date(start.getTime() + 31 * dayMs));
    expect(await invites()).toEqual([]);
  });

  it.each(["", "x", "a.b", "a.b.c", `${"A".repeat(43)}.${"B".repeat(43)}`])(
    "[D5] refuses the opt-out token %j",
    async (token) => {
      expect(await stopInvitations(harness.services, token)).toBe(false);
    },
  );

  it("[D5] refuses an opt-out token with any change", () => {
    const { secrets } = harness.services;
    const token = stopToken(secrets, Buffer.from("0".repeat(64), "hex"));
    expect(readStopToken(secrets, token)).not.toBeNull();
    expect(readStopToken(secrets, `B${token.slice(1)}`)).toBeNull();
    expect(readStopToken(secrets, token.slice(0, -1))).toBeNull();
  });
});
