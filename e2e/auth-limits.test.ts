import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clearLimits, cookiesOf, openAccount, type TestPerson, testPassword } from "../test/accounts.ts";
import { postJson } from "../test/post-json.ts";
import { querySite } from "../test/query-site.ts";
import { postForm, type Site, startSite } from "../test/site.ts";

/** Wrong passwords allowed in 15 minutes: for one account from one network, or in the owner's browser. */
const attemptsMax = 10;

describe("attempt limits of accounts", () => {
  let site: Site;
  let owner: TestPerson;
  let networks = 0;
  /** A client with a new network. */
  const stranger = () => ({ "x-forwarded-for": `10.1.${Math.floor(++networks / 250)}.${networks % 250}` });

  beforeAll(async () => {
    site = await startSite({ env: { TRUSTED_PROXY_HOPS: "1" } });
    owner = await openAccount(site);
  });
  beforeEach(() => clearLimits(site));
  afterAll(() => site.stop());

  const auth = (path: string, body: unknown, headers: Readonly<Record<string, string>> = stranger()) =>
    postJson(site, `/api/auth${path}`, body, headers);
  const signIn = (email: string, password: string, headers: Readonly<Record<string, string>> = stranger()) =>
    auth("/sign-in/email", { email, password }, headers);
  const deviceOf = (cookie: string) => cookie.split("; ").find((pair) => pair.startsWith("easel.device=")) ?? "";
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const statusesOf = async (answers: Promise<readonly Response[]>) => (await answers).map(({ status }) => status);

  /** The network where an attacker uses up one account's attempts. For attacks from everywhere, see sign-in-under-attack.test.ts. */
  const attackers = { "x-forwarded-for": "198.51.100.66" };
  async function attack(email: string): Promise<void> {
    const statuses = await statusesOf(times(attemptsMax + 2, () => signIn(email, "a wrong password", attackers)));
    expect(statuses.toSorted()).toEqual([...Array(attemptsMax).fill(401), 429, 429]);
  }

  describe("by client", () => {
    /** Cheap, and counted like the rest. */
    const openLink = (headers: Readonly<Record<string, string>>) =>
      postJson(site, "/api/auth/verify-email", { token: "x" }, headers);
    const linksMax = 30;
    const isFull = async (headers: Readonly<Record<string, string>>) => (await openLink(headers)).status === 429;
    const fill = async (headers: (index: number) => Readonly<Record<string, string>>) => {
      const statuses = await statusesOf(times(linksMax, (index) => openLink(headers(index))));
      expect(new Set(statuses)).toEqual(new Set([401]));
    };

    it("[B15] a refusal says when to try again, to programs and on the page", async () => {
      const client = stranger();
      await fill(() => client);
      const refused = await openLink(client);
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get("retry-after"));
      expect([seconds > 500, seconds <= 600]).toEqual([true, true]);
      expect(await refused.json()).toEqual({
        error: {
          code: "rate_limited",
          message: expect.stringMatching(/^Too many attempts\. Please try again in (9|10) minutes\.$/),
          requestId: expect.any(String),
        },
      });
      expect(await isFull(stranger())).toBe(false);
    });

    it("[B15] an IPv6 network (/64) is one client, and its neighbor another", async () => {
      await fill((index) => ({ "x-forwarded-for": `2001:db8:1:2:${index}::1` }));
      expect(await isFull({ "x-forwarded-for": "2001:0db8:0001:0002:ffff::9" })).toBe(true);
      expect(await isFull({ "x-forwarded-for": "2001:db8:1:3::1" })).toBe(false);
    });

    it("[B15] an IPv4 address counts the same when written as IPv6", async () => {
      await fill((index) => ({ "x-forwarded-for": index % 2 === 0 ? "192.0.2.1" : "::ffff:192.0.2.1" }));
      expect(await isFull({ "x-forwarded-for": "192.0.2.1:4711" })).toBe(true);
    });

    it("[B15] a client's own forwarding header changes nothing", async () => {
      await fill((index) => ({ "x-forwarded-for": `198.51.100.${index}, 192.0.2.7` }));
      expect(
        await isFull({ "x-forwarded-for": "192.0.2.7", "x-real-ip": "203.0.113.1", forwarded: "for=203.0.113.1" }),
      ).toBe(true);
      expect(await isFull({ "x-forwarded-for": "192.0.2.7, 203.0.113.1" })).toBe(false);
    });

    it("[B15] clients without a readable address share one limit", async () => {
      const odd = [undefined, "", "unknown", "nonsense", "999.1.1.1", "_hidden"];
      const headersOf = (address: string | undefined): Readonly<Record<string, string>> =>
        address === undefined ? {} : { "x-forwarded-for": address };
      await fill((index) => headersOf(odd[index % odd.length]));
      expect(await isFull({})).toBe(true);
      expect(await isFull({ "x-forwarded-for": "another" })).toBe(true);
    });

    it("[B15] a network that tries many addresses is stopped, whether or not they have accounts", async () => {
      const client = stranger();
      const statuses = await statusesOf(
        times(55, (index) => signIn(`person${index}@example.com`, "a password", client)),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(50);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    });
  });

  describe("by account", () => {
    it("[B15] limits are the same for an address without an account", async () => {
      await attack("unknown@example.com");
      await attack(owner.email);
      const [known, unknown] = await Promise.all([
        signIn(owner.email, "x".repeat(8), attackers),
        signIn("unknown@example.com", "x".repeat(8), attackers),
      ]);
      expect([known.status, unknown.status]).toEqual([429, 429]);
      const words = async (answer: Response) => (await answer.text()).replace(/"requestId":"[^"]+"/, "");
      expect(await words(known)).toBe(await words(unknown));
    });

    it("[B15] an attacker who uses up the limits doesn't lock the owner out of another network, or of a browser they have used before", async () => {
      await attack(owner.email);
      expect((await signIn(owner.email, testPassword, attackers)).status).toBe(429);
      expect((await signIn(owner.email, testPassword)).status).toBe(200);
      const back = await signIn(owner.email, testPassword, { ...attackers, cookie: deviceOf(owner.cookie) });
      expect(back.status).toBe(200);
    });

    it("[B15] an invented device id gives no new attempts, nor does another user's", async () => {
      const other = await openAccount(site, { email: "attacker@example.com" });
      await attack(owner.email);
      for (const device of [
        `easel.device=${"A".repeat(32)}`,
        "easel.device=",
        `easel.device=${"A".repeat(4_000)}`,
        `easel.device="${deviceOf(owner.cookie).slice("easel.device=".length)}`,
        deviceOf(other.cookie),
      ]) {
        const answer = await signIn(owner.email, testPassword, { ...attackers, cookie: device });
        expect([device.slice(0, 60), answer.status]).toEqual([device.slice(0, 60), 429]);
      }
    });

    it("[B15] the owner's browser has its own count, and no other", async () => {
      const cookie = deviceOf(owner.cookie);
      const trials = times(attemptsMax + 1, () => signIn(owner.email, "wrong", { ...stranger(), cookie }));
      expect((await statusesOf(trials)).toSorted()).toEqual([...Array(attemptsMax).fill(401), 429]);
      expect((await signIn(owner.email, testPassword, { ...stranger(), cookie })).status).toBe(429);
      // Another user's attempts are unaffected.
      expect((await signIn(owner.email, "wrong")).status).toBe(401);
    });

    it("[B15] signing in often uses up no attempts", async () => {
      for (let round = 0; round < 3; round += 1) {
        expect(await statusesOf(times(5, () => signIn(owner.email, testPassword)))).toEqual(Array(5).fill(200));
      }
    });

    it("[B15] a browser's id is stored only as a digest", async () => {
      const id = deviceOf(owner.cookie).slice("easel.device=".length);
      expect(id).toMatch(/^[\w-]{32}$/);
      const rows = await querySite<{ digest: string }>(site, "select digest from devices where user_id = $1", [
        owner.userId,
      ]);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(id);
      const counters = await querySite(site, "select key from rate_limits");
      expect(JSON.stringify(counters)).not.toMatch(new RegExp(`${id}|@|${owner.userId}`));
    });

    it("[B15] the sign-in form says when to try again and what works until then, and keeps the address the user typed", async () => {
      await attack(owner.email);
      const answer = await postForm(
        site,
        "/login?redirectTo=/tools",
        { email: owner.email, password: testPassword },
        attackers,
      );
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      const page = await answer.text();
      expect(page).toMatch(
        /Too many attempts\. Please try again in \d+ minutes\. You can still sign in with an emailed link/,
      );
      expect(page).toMatch(/<a [^>]*href="\/login\/email\?redirectTo=\/tools"[^>]*>Email me a link<\/a>/);
      expect(page).toContain(owner.email);
      expect(page).not.toContain(testPassword);
    });
  });

  it("[B15] step-up attempts are limited by session, from any number of networks; the owner's other sessions still can", async () => {
    const other = cookiesOf(await signIn(owner.email, testPassword));
    const confirm = (cookie: string, password: string) =>
      auth("/verify-password", { password }, { ...stranger(), cookie });
    const statuses = await statusesOf(times(attemptsMax + 1, () => confirm(owner.cookie, "wrong")));
    expect(statuses.toSorted()).toEqual([...Array(attemptsMax).fill(400), 429]);
    expect((await confirm(owner.cookie, testPassword)).status).toBe(429);
    expect((await confirm(other, testPassword)).status).toBe(200);
  });
});
