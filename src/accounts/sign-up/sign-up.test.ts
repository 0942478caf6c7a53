import { describe, expect, it } from "vitest";
import { attacker, email, useWaitingSignUps, victim } from "../../../test/waiting-sign-ups.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import { createAccount } from "../operator/create-account.ts";
import { verifyAccount } from "../operator/manage-accounts.ts";
import { sweepAccounts } from "../sweep-accounts.ts";

describe("an unconfirmed sign-up", () => {
  const on = useWaitingSignUps();
  const {
    signedUp,
    call,
    post,
    cookiesOf,
    mailsWith,
    mailedToken,
    signUp,
    confirm,
    signIn,
    useCode,
    useLink,
    accounts,
    waiting,
    events,
  } = on;

  it("[B16] is no account before its own link is confirmed; then it becomes one, and signs in", async () => {
    const { token } = await signUp(victim, { redirectTo: "/pricing?plan=pro" });
    expect(await accounts()).toEqual([]);
    expect(await signIn(victim)).toBe(403);
    expect(await signIn(attacker)).toBe(401);
    for (const path of [`/verify-email?token=${token}`, `/sign-up/discard?token=${token}`]) {
      expect((await call("GET", path)).status, path).toBe(404);
    }
    expect([await accounts(), await waiting()]).toEqual([[], ["Vic"]]);

    const answer = await confirm(token);
    expect([answer.status, answer.body]).toEqual([200, { status: true, redirectTo: "/pricing?plan=pro" }]);
    const { body } = await call("GET", "/get-session", undefined, cookiesOf(answer));
    expect(body).toMatchObject({ user: { email, firstName: "Vic", emailVerified: true } });
    expect(await accounts()).toEqual([{ first_name: "Vic", email_verified: true, passwords: 1 }]);
    expect([await waiting(), await signIn(victim)]).toEqual([[], 200]);
    expect((await events()).slice(0, 3)).toEqual(["signed-up", "email-verified", "signed-in"]);
    expect(signedUp).toHaveLength(1);
  });

  it.each([
    ["an emailed code", useCode],
    ["an emailed sign-in link", useLink],
  ])("[B16] of an attacker is discarded when the owner of the address uses %s", async (_, comeIn) => {
    const { token } = await signUp(attacker);
    expect((await comeIn()).status).toBe(200);
    expect(await accounts()).toEqual([{ first_name: "", email_verified: true, passwords: 0 }]);
    expect(await waiting()).toEqual([]);
    expect(await signIn(attacker)).toBe(401);
    expect((await confirm(token)).problem?.code).toBe("sign_up_gone");
    expect(await signIn(attacker)).toBe(401);
    // A later one can't get in either: the address has an account.
    await signUp(attacker);
    expect(await mailsWith("You already have an account")).toHaveLength(1);
    expect(await signIn(attacker)).toBe(401);
  });

  it("[B16] is replaced by a second one, whose name and password count; the first link is void", async () => {
    const first = await signUp(attacker);
    const second = await signUp(victim);
    expect((await confirm(first.token)).problem?.code).toBe("sign_up_gone");
    expect([await accounts(), await waiting()]).toEqual([[], ["Vic"]]);
    expect((await confirm(second.token, second.cookie)).status).toBe(200);
    expect([await signIn(victim), await signIn(attacker)]).toEqual([200, 401]);
    expect(await accounts()).toMatchObject([{ first_name: "Vic" }]);
    expect((await confirm(second.token)).problem?.code).toBe("sign_up_gone");
  });

  it("[B16] is emailed again under the same id: both of its links confirm it, once", async () => {
    const first = await signUp(victim);
    on.test.setTime(new Date(Date.now() + 60_000));
    await post("/send-verification-email", { email });
    const again = await mailedToken("Confirm your address");
    expect(again).not.toBe(first.token);
    expect((await confirm(first.token)).status).toBe(200);
    expect((await confirm(again)).problem?.code).toBe("sign_up_gone");
  });

  it("[B16] asks a user who requests a password reset to sign up again, and emails no link that would confirm it", async () => {
    await signUp(attacker);
    await post("/request-password-reset", { email });
    const [mail] = await mailsWith("Your sign-up at Easel is not finished");
    expect(mail?.text).not.toContain("token=");
    expect(await mailsWith("Set a new password")).toEqual([]);
    const second = await signUp(victim);
    expect((await confirm(second.token, second.cookie)).status).toBe(200);
    expect([await signIn(victim), await signIn(attacker)]).toEqual([200, 401]);
  });

  it.each([
    ["in the browser that made the first", true],
    ["in another browser", false],
  ])(
    "[B16] that an attacker makes right after the owner’s, with the same name, opens nothing when the owner confirms the newest mail %s",
    async (_, isOwn) => {
      const own = await signUp(victim);
      const { token } = await signUp({ ...victim, password: attacker.password }, { redirectTo: "/home/bots" });
      // A repeated mail is about the newest, too.
      await post("/send-verification-email", { email });
      const answer = await confirm(token, isOwn ? own.cookie : "");
      expect([answer.status, answer.body]).toMatchObject([
        200,
        { redirectTo: null, passwordToken: expect.any(String) },
      ]);
      expect([await signIn(victim), await signIn(attacker)]).toEqual([401, 401]);
      expect(await accounts()).toEqual([{ first_name: "", email_verified: true, passwords: 0 }]);
      expect(signedUp).toMatchObject([{ ref: undefined }]);
      const { body } = await call("GET", "/get-session", undefined, cookiesOf(answer));
      expect(body).toMatchObject({ user: { email } });
      const reset = { token: answer.body.passwordToken, newPassword: victim.password };
      expect([(await post("/reset-password", reset)).status, (await post("/reset-password", reset)).status]).toEqual([
        200, 400,
      ]);
      expect([await signIn(victim), await signIn(attacker)]).toEqual([200, 401]);
    },
  );

  it("[B16] that replaced another’s stays one, however often it is replaced or moved away and back", async () => {
    await signUp(victim);
    const second = await signUp(attacker);
    const third = await post("/sign-up/email", { ...attacker, email }, second.cookie);
    const away = await post("/sign-up/change-address", { email: "away@example.com" }, cookiesOf(third));
    expect(away.problem?.code).toBe("sign_up_gone");
    const other = await signUp(attacker, { email: "away@example.com" });
    expect((await post("/sign-up/change-address", { email }, other.cookie)).status).toBe(200);
    expect((await confirm(await mailedToken("Confirm your address"))).body).toHaveProperty("passwordToken");
    expect([await signIn(victim), await signIn(attacker)]).toEqual([401, 401]);
  });

  it("[B16] that is made twice in one browser keeps its password, wherever its link is opened", async () => {
    const first = await signUp(attacker);
    await post("/sign-up/email", { ...victim, email }, first.cookie);
    expect((await confirm(await mailedToken("Confirm your address"))).body).toEqual({ status: true, redirectTo: null });
    expect(await signIn(victim)).toBe(200);
  });

  it("[B16] is discarded when an operator vouches for the address, who can't vouch for who chose the password", async () => {
    const { token } = await signUp(attacker);
    const { services } = on.test;
    await expect(verifyAccount(services, email)).rejects.toThrow(/is waiting for its email link/);
    const mails = createAccountMails(services.config);
    const given = { email, firstName: "Vic", lastName: "Tim", isVerified: true, password: undefined };
    await createAccount(services, mails, given);
    expect([await waiting(), await signIn(attacker)]).toEqual([[], 401]);
    expect((await confirm(token)).problem?.code).toBe("sign_up_gone");
    expect(await signIn(attacker)).toBe(401);
  });

  it("[B16] takes over an unconfirmed account that an operator created, but not a disabled one", async () => {
    const { services } = on.test;
    const given = { email, firstName: "V", lastName: "T", isVerified: false, password: undefined };
    await createAccount(services, createAccountMails(services.config), given);
    const { token } = await signUp(victim);
    expect((await confirm(token)).status).toBe(200);
    expect(await accounts()).toEqual([{ first_name: "Vic", email_verified: true, passwords: 1 }]);

    await on.database.pool.query("update users set disabled_at = now(), email_verified = false");
    await on.database.pool.query("delete from sessions");
    const before = (await mailsWith("Confirm your address")).length;
    await signUp(attacker);
    expect(await mailsWith("Confirm your address")).toHaveLength(before);
    expect(await signIn(attacker)).toBe(401);
  });

  it("[B16] becomes the operator's account with an emailed code too, and is recorded once", async () => {
    const { services } = on.test;
    const given = { email, firstName: "V", lastName: "T", isVerified: false, password: undefined };
    await createAccount(services, createAccountMails(services.config), given);
    expect((await useCode()).status).toBe(200);
    expect(await accounts()).toEqual([{ first_name: "V", email_verified: true, passwords: 0 }]);
    expect(await events()).toEqual(["made-by-operator", "email-verified", "signed-in"]);
  });

  it("[B16] its link confirms for 60 minutes, discards it for as long as it exists, and does neither after tampering", async () => {
    const { token } = await signUp(attacker);
    const [id = "", time = "", signature = ""] = token.split(".");
    const later = (Number.parseInt(time, 36) + 3_600_000).toString(36);
    const wrong = ["", "x", "..", token.slice(0, -1), `${token}x`, `${id}.${later}.${signature}`, `${id}.${signature}`];
    for (const changed of wrong) {
      expect((await confirm(changed)).problem?.code, changed).toBe("invalid_jwt");
      expect((await post("/sign-up/discard", { token: changed })).problem?.code, changed).toBe("invalid_jwt");
    }
    on.test.setTime(new Date(Date.now() + 61 * 60_000));
    expect((await confirm(token)).problem?.message).toContain("expired");
    expect(await waiting()).toEqual(["Eve"]);
    for (let times = 0; times < 2; times += 1) expect((await post("/sign-up/discard", { token })).status).toBe(200);
    expect([await accounts(), await signIn(attacker)]).toEqual([[], 401]);
    const { rows } = await on.database.pool.query("select first_name, last_name, password, ref from sign_ups");
    expect(rows).toEqual([{ first_name: "", last_name: "", password: null, ref: null }]);
  });

  it("[B16] that the owner discarded leaves a doubt: the attacker's next one opens nothing either, and nothing is mailed about it", async () => {
    const first = await signUp(attacker);
    expect((await post("/sign-up/discard", { token: first.token })).status).toBe(200);
    const before = (await mailsWith("Confirm your address")).length;
    await post("/send-verification-email", { email });
    expect(await mailsWith("Confirm your address")).toHaveLength(before);
    expect((await post("/sign-up/change-address", { email: "away@example.com" }, first.cookie)).status).not.toBe(200);
    const next = await signUp(attacker);
    expect((await confirm(next.token)).body).toHaveProperty("passwordToken");
    expect(await signIn(attacker)).toBe(401);
  });

  it("[B16] that its own maker discarded can be made again, and confirmed in that browser", async () => {
    const first = await signUp(victim);
    expect((await post("/sign-up/discard", { token: first.token })).status).toBe(200);
    const again = await signUp(victim);
    expect((await confirm(again.token, again.cookie)).body).toEqual({ status: true, redirectTo: null });
    expect(await signIn(victim)).toBe(200);
  });

  it("[B16] moves to a corrected address in the browser that created it, and in no other", async () => {
    const { cookie, token } = await signUp(victim, { email: "victim@exampel.com" });
    const change = (own: string) => post("/sign-up/change-address", { email }, own);
    expect((await change("")).problem?.code).toBe("sign_up_gone");
    expect((await change(`${cookie}x`)).problem?.code).toBe("sign_up_gone");
    const changed = await change(cookie);
    expect(changed.status).toBe(200);
    expect((await confirm(token)).problem?.code).toBe("sign_up_gone");
    expect((await change(cookie)).problem?.code).toBe("sign_up_gone");
    expect((await confirm(await mailedToken("Confirm your address"))).status).toBe(200);
    expect(await signIn(victim)).toBe(200);
  });

  it("[B16] corrected from an address that has an account is answered and emailed like any other", async () => {
    await confirm((await signUp(victim)).token);
    const answer = await post("/sign-up/email", { ...attacker, email });
    const own = "own@example.com";
    expect((await post("/sign-up/change-address", { email: own }, cookiesOf(answer))).status).toBe(200);
    expect((await mailsWith("Confirm your address")).at(-1)?.to).toBe(own);
    expect([await signIn(victim), await signIn(attacker)]).toEqual([200, 401]);
  });

  it("[B16] has no code that could be guessed without a sign-up, and takes no name from a sign-in link", async () => {
    await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
    expect((await post("/sign-in/email-otp", { email, otp: "000000" })).problem?.code).toBe("invalid_code");
    expect(await mailsWith("")).toEqual([]);
    await signUp(attacker);
    await post("/sign-in/magic-link", { email, name: "Eve Mallory" });
    const token = await mailedToken("Your sign-in link", "/login/link");
    expect((await call("GET", `/magic-link/verify?token=${token}`)).status).toBe(200);
    expect(await accounts()).toMatchObject([{ first_name: "" }]);
  });

  it("[D1] keeps the referral code, and passes it on when the account is created", async () => {
    const first = await call("POST", "/sign-up/email", { ...attacker, email }, "", "AAAAAAAA");
    await call("POST", "/sign-up/email", { ...victim, email }, cookiesOf(first), "BBBBBBBB");
    expect(signedUp).toEqual([]);
    await confirm(await mailedToken("Confirm your address"));
    expect(signedUp).toMatchObject([{ ref: "BBBBBBBB" }]);
  });

  it.each(["//evil.example", "https://evil.example/", "/\\evil.example"])(
    "[B1] leads only to our own pages: %s is refused",
    async (redirectTo) => {
      const answer = await post("/sign-up/email", { ...victim, email, redirectTo });
      expect([answer.status, answer.problem?.code]).toEqual([403, "invalid_redirect"]);
      expect(await waiting()).toEqual([]);
    },
  );

  it("[B1] is deleted after 30 days", async () => {
    await signUp(victim);
    const daysLater = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
    expect(await sweepAccounts(on.database.db, daysLater(29))).toMatchObject({ signUpsCount: 0 });
    expect(await sweepAccounts(on.database.db, daysLater(31))).toMatchObject({ signUpsCount: 1 });
    expect(await waiting()).toEqual([]);
  });
});
