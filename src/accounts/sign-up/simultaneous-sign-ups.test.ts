import { describe, expect, it } from "vitest";
import { attacker, email, useWaitingSignUps, victim } from "../../../test/waiting-sign-ups.ts";
import { createAccountMails } from "../mails/account-mails.ts";
import { beginSignUp } from "./begin-sign-up.ts";

describe("an unconfirmed sign-up with concurrent requests", () => {
  const on = useWaitingSignUps();
  const { post, mailedCode, signUp, confirm, accounts, events, clear } = on;

  it("[B16] confirmed and replaced at the same moment creates one account, with the password that belongs to its link", async () => {
    const { services } = on.test;
    const others = {
      email,
      firstName: "Eve",
      lastName: "Mallory",
      password: "another hash",
      redirectTo: null,
      ref: null,
      ownSignUpId: null,
    };
    for (let round = 0; round < 10; round += 1) {
      await clear();
      const { token } = await signUp(victim);
      const [confirmed] = await Promise.all([
        confirm(token),
        beginSignUp(services, createAccountMails(services.config), others),
      ]);
      expect([200, 401]).toContain(confirmed.status);
      const { rows } = await on.database.pool.query(
        "select first_name, password = 'another hash' as is_other from users join identities on user_id = users.id",
      );
      expect(rows).toEqual(confirmed.status === 200 ? [{ first_name: "Vic", is_other: false }] : []);
    }
  });

  it("[B16] confirmed by its link and bypassed with a code at the same moment never mixes the two", async () => {
    for (let round = 0; round < 4; round += 1) {
      await clear();
      const { token } = await signUp(attacker);
      const otp = await mailedCode();
      const answers = await Promise.all([confirm(token), post("/sign-in/email-otp", { email, otp })]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      const isByLink = answers[0]?.status === 200;
      expect(await accounts()).toEqual([
        isByLink
          ? { first_name: "Eve", email_verified: true, passwords: 1 }
          : { first_name: "", email_verified: true, passwords: 0 },
      ]);
    }
  });

  it("[B16] confirmed five times at once creates one account and one session", async () => {
    const { token } = await signUp(victim);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    expect((await on.database.pool.query("select from sessions")).rowCount).toBe(1);
    expect((await events()).filter((kind) => kind === "email-verified")).toHaveLength(1);
  });

  it("[B16] and another that swap addresses at the same moment are both answered", async () => {
    const one = await signUp(victim, { email: "one@example.com" });
    const other = await signUp(attacker, { email: "other@example.com" });
    const answers = await Promise.all([
      post("/sign-up/change-address", { email: "other@example.com" }, one.cookie),
      post("/sign-up/change-address", { email: "one@example.com" }, other.cookie),
    ]);
    for (const { status } of answers) expect([200, 410]).toContain(status);
  });
});
