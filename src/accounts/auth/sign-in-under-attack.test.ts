import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { confirmSignUp } from "../../../test/accounts.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import type { AuthAnswer } from "./auth-call.ts";
import { type AuthGateway, createAuthGateway } from "./auth-gateway.ts";
import { createAuth } from "./create-auth.ts";

/** Puts hashing under the test's control: the order of the passwords, and when each one finishes. */
const hashing = vi.hoisted(() => {
  // Modules that other files have loaded hold the real one.
  vi.resetModules();
  const state = { order: [] as string[], isHeld: false, finishers: [] as (() => void)[] };
  const work = async (password: string) => {
    state.order.push(password);
    if (state.isHeld) await new Promise<void>((resolve) => state.finishers.push(resolve));
  };
  return Object.assign(state, {
    async hashPassword(password: string) {
      await work(password);
      return `hash of ${password}`;
    },
    async verifyPassword({ hash, password }: { hash: string; password: string }) {
      await work(password);
      return hash === `hash of ${password}`;
    },
  });
});
vi.mock("../hash-threads.ts", () => ({ hashThreadsMax: 1 }));
vi.mock("../password-hash.ts", () => ({
  hashPassword: hashing.hashPassword,
  verifyPassword: hashing.verifyPassword,
}));

const password = "correct horse battery";
const email = "ada@example.com";

describe("signing in while an attacker tries to prevent it", () => {
  let database: TestDatabase;
  let test: TestServices;
  let gateway: AuthGateway;
  /** The browser in which the owner signed up. */
  let knownDevice = "";
  let networks = 0;
  const strangeNetwork = () => `10.1.${Math.floor(++networks / 250)}.${networks % 250}`;

  const call = (
    path: string,
    body: Record<string, unknown> | undefined,
    {
      network = strangeNetwork(),
      cookie = "",
      signal,
    }: { network?: string; cookie?: string; signal?: AbortSignal } = {},
  ): Promise<AuthAnswer> =>
    gateway.call(
      { method: body ? "POST" : "GET", path, ...(body ? { body } : {}) },
      {
        headers: new Headers(cookie ? { cookie } : {}),
        scope: { clientAddress: network, log: test.services.log, requestId: "test" },
        ...(signal ? { signal } : {}),
      },
    );
  /** @returns the status, including that of calls the gateway refuses. */
  const statusOf = (answer: Promise<AuthAnswer>): Promise<number> =>
    answer.then(
      ({ status }) => status,
      (error: { status: number }) => error.status,
    );
  const signIn = (word: string, from: Parameters<typeof call>[2] = {}, to = email) =>
    call("/sign-in/email", { email: to, password: word }, from);
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const deviceOf = ({ cookies }: AuthAnswer) =>
    cookies.find((line) => line.startsWith("easel.device="))?.split(";", 1)[0] ?? "";
  const newMails = async () => {
    await test.runJobs([]);
    return test.mails.splice(0).filter(({ to }) => to === email);
  };
  const tokenIn = (text: string | undefined) => /token=([\w.~-]+)/.exec(text ?? "")?.[1] ?? "";
  const codeIn = (subject: string | undefined) => /\d{6}/.exec(subject ?? "")?.[0] ?? "";
  /** Simulates that a minute has passed: limits use the database's time. */
  const minutePasses = () => database.pool.query("update rate_limits set expire = 0 where key like '%-fresh:%'");

  beforeAll(async () => {
    database = await createTestDatabase();
    // Of the five connections of the test, sign-ins may use those of two calls.
    test = await createTestServices(database, () => [], { DATABASE_POOL_SIZE: "6" });
    test.setTime(new Date());
    gateway = createAuthGateway(test.services, createAuth(test.services), async () => {});
    await call("/sign-up/email", { firstName: "Ada", lastName: "Lovelace", email, password });
    await confirmSignUp({ databaseUrl: database.url }, email);
    knownDevice = deviceOf(await signIn(password));
  });
  beforeEach(async () => {
    await database.pool.query("truncate rate_limits");
    await newMails();
    Object.assign(hashing, { order: [], isHeld: false, finishers: [] });
  });
  afterAll(async () => {
    vi.resetModules();
    await test.close();
    await database.close();
  });

  describe("in the queue before password hashing", () => {
    let waiting = 0;
    /** A client that stays connected until aborted; counted once its attempt waits in the queue. */
    function client(): AbortController {
      const controller = new AbortController();
      const listen = controller.signal.addEventListener.bind(controller.signal);
      vi.spyOn(controller.signal, "addEventListener").mockImplementation((...given: Parameters<typeof listen>) => {
        waiting += 1;
        listen(...given);
      });
      return controller;
    }
    const attack = async (count: number, network: () => string) => {
      const before = waiting;
      const clients = Array.from({ length: count }, client);
      const answers = clients.map(({ signal }, index) =>
        statusOf(signIn(`wrong ${index}`, { network: network(), signal }, `person${index}@example.com`)),
      );
      // One of them is hashed right away.
      await expect.poll(() => waiting - before + hashing.finishers.length).toBe(count);
      return { clients, answers };
    };
    const finish = async (answers: readonly Promise<unknown>[]) => {
      hashing.isHeld = false;
      for (const done of hashing.finishers.splice(0)) done();
      return Promise.all(answers);
    };
    beforeEach(() => {
      waiting = 0;
      hashing.isHeld = true;
    });

    it("[B15] a known browser is next in line, and another network waits for a single attempt of the attacker's", async () => {
      const { answers } = await attack(40, () => "192.0.2.66");
      const [strange, known] = [client(), client()];
      const owner = [
        statusOf(signIn(password, { signal: strange.signal })),
        statusOf(signIn(password, { cookie: knownDevice, signal: known.signal })),
      ];
      await expect.poll(() => waiting).toBe(41);
      expect(await finish(owner)).toEqual([200, 200]);
      // The owner waited for the one being hashed, and one more of the attacker's.
      expect(hashing.order.indexOf(password)).toBe(1);
      expect(hashing.order.lastIndexOf(password)).toBeLessThanOrEqual(3);
      expect(new Set(await Promise.all(answers))).toEqual(new Set([401]));
    });

    it("[B15] attempts whose clients have disconnected are not hashed, and count against no account", async () => {
      const { answers } = await attack(1, strangeNetwork);
      const gone = Array.from({ length: 10 }, client);
      const theirs = gone.map(({ signal }) => statusOf(signIn("wrong", { network: "192.0.2.7", signal })));
      await expect.poll(() => waiting).toBe(10);
      for (const controller of gone) controller.abort();
      expect(new Set(await Promise.all(theirs))).toEqual(new Set([400]));
      await finish(answers);
      expect(hashing.order).toEqual(["wrong 0"]);
      expect(await statusOf(signIn(password, { network: "192.0.2.7" }))).toBe(200);
    });

    it.each([
      ["/sign-up/email", { firstName: "Eve", lastName: "Adams", email: "eve@example.com", password }],
      ["/verify-password", { password }],
      ["/change-password", { currentPassword: password, newPassword: "another horse battery" }],
      ["/two-factor/enable", { password }],
    ])("[B15] %s hashes in the same queue", async (path, body) => {
      hashing.isHeld = false;
      const session = (await signIn(password)).cookies.map((line) => line.split(";", 1)[0]).join("; ");
      hashing.isHeld = true;
      const { answers } = await attack(1, strangeNetwork);
      const gone = client();
      const asked = statusOf(call(path, body, { cookie: session, signal: gone.signal }));
      await expect.poll(() => waiting).toBe(1);
      gone.abort();
      expect(await asked).toBe(400);
      await finish(answers);
    });
  });

  describe("with hundreds at once", () => {
    it.each([
      ["one network", () => "192.0.2.66"],
      ["as many networks", strangeNetwork],
    ])(
      "[H9] wrong passwords from %s are all answered, leave connections to others, and let a known browser in before they are through",
      async (_, network) => {
        const { pool } = database;
        const attempts = 120;
        let [inUse, inUseMax, waitingMax] = [0, 0, 0];
        const onAcquire = () => {
          inUse += 1;
          inUseMax = Math.max(inUseMax, inUse);
          waitingMax = Math.max(waitingMax, pool.waitingCount);
        };
        const onRelease = () => {
          inUse -= 1;
        };
        pool.on("acquire", onAcquire).on("release", onRelease);
        let answered = 0;
        const attack = times(attempts, async (index) => {
          const status = await statusOf(signIn("wrong", { network: network() }, `person${index % 100}@example.com`));
          answered += 1;
          return status;
        });
        // A visitor's page, and the owner, both on a connection that is new.
        const [owner, page] = await Promise.all([
          statusOf(signIn(password, { cookie: knownDevice })).then((status) => ({ status, before: answered })),
          pool.query("select 1").then(() => answered),
        ]);
        expect(owner.status).toBe(200);
        expect([owner.before < attempts / 2, page < attempts / 2]).toEqual([true, true]);
        expect([...new Set(await attack)].toSorted().every((status) => status === 401 || status === 429)).toBe(true);
        pool.off("acquire", onAcquire).off("release", onRelease);
        expect(inUseMax).toBeLessThan(5);
        expect(waitingMax).toBeLessThan(5);
      },
    );
  });

  describe("by limits", () => {
    it("[B15] wrong passwords from nine networks leave the owner's attempts, even in a new browser", async () => {
      const statuses = await times(99, (index) => statusOf(signIn("wrong", { network: `192.0.2.${index % 9}` })));
      expect([statuses.filter((status) => status === 401).length, new Set(statuses)]).toEqual([
        90,
        new Set([401, 429]),
      ]);
      expect(await statusOf(signIn(password))).toBe(200);
    });

    it("[B15] after guesses from everywhere the refusal names the emailed link, which works; so does a known browser", async () => {
      await times(100, () => statusOf(signIn("wrong")));
      await expect(signIn(password)).rejects.toMatchObject({
        code: "rate_limited",
        userMessage: expect.stringMatching(/You can still sign in with an emailed link/),
      });
      expect(await statusOf(signIn(password, { cookie: knownDevice }))).toBe(200);
      expect(await statusOf(call("/sign-in/magic-link", { email }))).toBe(200);
      const [mail] = await newMails();
      expect((await call(`/magic-link/verify?token=${tokenIn(mail?.text)}`, undefined)).cookies.join()).toContain(
        "easel.session_token=",
      );
    });

    it("[B15] an attacker in the owner's own network does not keep out a known browser", async () => {
      const network = "192.0.2.200";
      await times(50, (index) => statusOf(signIn("wrong", { network }, `person${index}@example.com`)));
      expect(await statusOf(signIn(password, { network }))).toBe(429);
      expect(await statusOf(signIn(password, { network, cookie: knownDevice }))).toBe(200);
    });

    it("[B10] wrong codes from one network leave the owner's code working; from several the emailed link still works", async () => {
      await call("/email-otp/send-verification-otp", { email, type: "sign-in" });
      const code = codeIn((await newMails())[0]?.subject);
      const enter = (otp: string, network = strangeNetwork()) =>
        statusOf(call("/sign-in/email-otp", { email, otp }, { network }));
      const wrong = code === "111111" ? "222222" : "111111";
      const guess = () => times(6, () => enter(wrong, "192.0.2.1"));
      expect((await guess()).toSorted()).toEqual([400, 400, 400, 400, 400, 429]);
      expect(await enter(code)).toBe(200);

      await call("/email-otp/send-verification-otp", { email, type: "sign-in" });
      const next = codeIn((await newMails())[0]?.subject);
      await times(12, () => enter(wrong));
      expect(await enter(next)).toBe(429);
      await call("/sign-in/magic-link", { email });
      const [mail] = await newMails();
      expect(await statusOf(call(`/magic-link/verify?token=${tokenIn(mail?.text)}`, undefined))).toBe(200);
    });
  });

  describe("by requesting emails", () => {
    it.each([
      ["/request-password-reset", {}],
      ["/sign-in/magic-link", {}],
      ["/email-otp/send-verification-otp", { type: "sign-in" }],
    ])("[B15] %s from everywhere sends one email while one is recent, and is answered alike", async (path, more) => {
      const answers = await times(20, () => call(path, { email, ...more }));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await newMails()).toHaveLength(1);
      const stranger = { email: "unknown@example.com", ...more };
      expect(await times(2, () => call(path, stranger))).toEqual([answers[0], answers[0]]);
      for (let minute = 1; minute < 30; minute += 1) {
        await minutePasses();
        expect(await statusOf(call(path, { email, ...more }))).toBe(200);
      }
      // Three more of the hour's first four, and the first of the later ones.
      expect(await newMails()).toHaveLength(4);
      // The owner's browser is counted separately.
      expect(await statusOf(call(path, { email, ...more }, { cookie: knownDevice }))).toBe(200);
      expect(await newMails()).toHaveLength(1);
    });

    it("[B15] the email that an attacker requested works for the owner, whose own request was merged with it", async () => {
      await times(3, () => call("/request-password-reset", { email }));
      expect(await statusOf(call("/request-password-reset", { email }))).toBe(200);
      const [mail, ...others] = await newMails();
      expect(others).toEqual([]);
      const reset = await call("/reset-password", { token: tokenIn(mail?.text), newPassword: password });
      expect(reset.status).toBe(200);
      await times(100, () => statusOf(signIn("wrong")));
      expect(await statusOf(signIn(password, { cookie: deviceOf(reset) }))).toBe(200);
    });

    it("[B10] after a code or link was used, the next request is emailed at once", async () => {
      for (let round = 0; round < 2; round += 1) {
        await call("/email-otp/send-verification-otp", { email, type: "sign-in" });
        const otp = codeIn((await newMails()).find(({ subject }) => codeIn(subject))?.subject);
        expect(await statusOf(call("/sign-in/email-otp", { email, otp }))).toBe(200);
        await call("/sign-in/magic-link", { email });
        const token = tokenIn((await newMails()).find(({ subject }) => subject.includes("sign-in link"))?.text);
        expect(await statusOf(call(`/magic-link/verify?token=${token}`, undefined))).toBe(200);
      }
    });
  });
});
