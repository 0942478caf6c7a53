import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEntitlement } from "#billing/index.ts";
import { type AccountsHarness, openAccountsHarness } from "../test/accounts-harness.ts";
import { asSuperuser } from "../test/as-superuser.ts";
import { createTestLedger, grantTo } from "../test/ledger.ts";
import { runScript } from "../test/run-script.ts";
import { readUsage } from "./credits/read-usage.ts";
import { spendCredits } from "./credits/spend-credits.ts";

/** Each command is a process. */
const timeout = 300_000;

describe("the operator's commands of the ledger", () => {
  let harness: AccountsHarness;
  beforeAll(async () => {
    harness = await openAccountsHarness();
  });
  afterAll(() => harness.close());

  const site = () => ({ url: "http://localhost:3000", databaseUrl: harness.database.url });
  const credits = (...args: readonly string[]) => runScript(site(), ["credits.ts", ...args]);
  const verify = (...args: readonly string[]) => runScript(site(), ["ledger-verify.ts", ...args]);
  const jobsOf = async (userId: string) => {
    const { rows } = await harness.database.pool.query(
      "select name from pgboss.job where data->>'userId' = $1 order by created_on",
      [userId],
    );
    return rows.map(({ name }) => name);
  };

  it("[C8] [C9] grant, spend, fail, refund and adjust as the product does, and show it", { timeout }, async () => {
    const { id, email } = await harness.addUser();
    expect((await credits("spend", email, "--service", "image", "--units", "1")).errors).toBe(
      "Not enough credits. You need 10 AI credits, but only have 0.\n",
    );
    expect((await credits("grant", email, "50", "--reason", "welcome")).output).toBe(
      "Added: 50 AI credits. The balance is 50.\n",
    );
    const spend = ["spend", email, "--service", "image", "--units", "2", "--key", "first"];
    for (let times = 0; times < 2; times += 1) {
      expect(await credits(...spend)).toEqual({
        code: 0,
        output: "Credits used\n20 AI credits have been used for 2 images\n",
        errors: "",
      });
    }
    expect(await jobsOf(id)).toEqual(["first-run-finished"]);
    expect((await credits("spend", email, "--service", "text", "--units", "1001", "--fail")).output).toBe(
      "The run failed and costs nothing.\n",
    );
    expect((await credits("refund", email, "3", "--reason", "broken picture")).output).toContain("balance is 50.");
    expect((await credits("adjust", email, "-7", "--reason", "given by mistake")).output).toBe(
      "Removed: 7 AI credits. The balance is 43.\n",
    );
    expect((await credits("show", email)).output).toMatch(/Balance +43 AI credits\n.*43 general, 0 advanced, 0 image/);
    const statement = (await credits("statement", email)).output;
    expect(statement.split("\n").map((line) => line.trim().split(/ {2,}/).slice(2, 5))).toEqual([
      ["what", "amount", "balance"],
      ["adjust", "-7", "43"],
      ["refund", "+20", "50"],
      ["capture", "-20", "30"],
      ["adjust", "+50", "50"],
      [],
    ]);
  });

  it("[C11] the plan's runs are counted, and its credits left alone once they are used up", { timeout }, async () => {
    const { id, email } = await harness.addUser();
    await grantTo(createTestLedger(harness.database.db), id, { source: "plan", amount: 25 });
    const ledger = createTestLedger(harness.database.db);
    const { entitlement } = await findEntitlement(ledger.db, id, ledger.clock.now());
    const spend = (isAdvanced = false) => {
      const run = { ...readUsage("text", "1"), userId: id, isAdvanced, isFailing: false };
      return spendCredits(ledger, entitlement, { ...run, idempotencyKey: randomUUID() });
    };
    await expect(spend(true)).rejects.toThrow("Advanced tools are part of the Pro and Business plans.");
    for (let run = 0; run < 5; run += 1) expect(await spend()).toBe(1);
    await expect(spend()).rejects.toThrow("You’ve used this month’s 5 generations");
    expect((await credits("grant", email, "3", "--reason", "goodwill")).code).toBe(0);
    expect(await spend()).toBe(1);
  });

  it("wrong arguments print the usage and change nothing", { timeout }, async () => {
    const { email } = await harness.addUser();
    for (const [wrong, sentence] of [
      [["grant", email], "grant requires an email address and a number."],
      [["grant", email, "-5", "--reason", "x"], "grant only adds credits."],
      [["spend", email, "--service", "video", "--units", "1"], "--service must be one of"],
      [["refund", email, "1"], "A refund needs a --reason."],
      [["spend", email, "--service", "image", "--units", "0"], "--units must be a whole number of 1 or more."],
      [["adjust", email, "-5", "--bucket", "image", "--reason", "x"], "--bucket only works when adding"],
      [
        ["spend", email, "--service", "image", "--units", "1", "--key", "x".repeat(101)],
        "--key must be 1 to 100 ASCII characters",
      ],
    ] as const) {
      const { code, errors } = await credits(...wrong);
      expect([code, errors]).toEqual([2, expect.stringContaining(sentence)]);
      expect(errors).toContain("Usage: npm run credits");
    }
    expect(await credits("grant", email, "5")).toMatchObject({
      code: 1,
      errors: "Adding or removing credits requires a reason.\n",
    });
    expect(await credits("show", "unknown@example.com")).toMatchObject({
      code: 1,
      errors: "There is no account with unknown@example.com.\n",
    });
  });

  it("[C14] ledger:verify ends with 0 when all is well, else with 1, and names what does not follow", {
    timeout,
  }, async () => {
    const { id } = await harness.addUser();
    await grantTo(createTestLedger(harness.database.db), id, { amount: 25 });
    const well = await verify();
    expect([well.code, well.output]).toEqual([0, expect.stringMatching(/^No drift: every credit follows/)]);
    expect(well.errors).toContain("journal rows");
    await asSuperuser(harness.database, async (client) => {
      await client.query("update credit_lots set remaining = 24 where user_id = $1", [id]);
    });
    const drifted = await verify();
    expect(drifted.code).toBe(1);
    expect(drifted.output).toMatch(/^DRIFT: 2 values of 1 account do not follow from the journal/);
    expect(drifted.output).toContain(`${id}  credits in lots: the journal says 25, found 24`);
  });
});
