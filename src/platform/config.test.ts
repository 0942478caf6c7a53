import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { fixtureEnvironment, fixtureVariants } from "../../test/lemon-squeezy-fixtures.ts";
import { ConfigurationError, readConfig } from "./config.ts";
import { environmentVariables } from "./environment.ts";

const publicSite = { BASE_URL: "https://easel.example", SMTP_URL: "smtp://mail.example" };

const { LEMON_SQUEEZY_VARIANTS: variants, ...otherPayments } = fixtureEnvironment;
const payments = { ...otherPayments, LEMON_SQUEEZY_VARIANTS: variants };

function complaint(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    return (error as Error).message;
  }
  throw new Error("the configuration was taken");
}

describe("configuration", () => {
  it("[H1] needs no variable at all", () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, baseUrl: "http://localhost:3000", databaseUrl: undefined });
    expect(config.mail).toMatchObject({ mailbox: true, from: '"Easel" <support@easel.example>' });
  });

  it.each([
    ["NODE_ENV", "prod", "NODE_ENV must be one of development, production, test."],
    ["PORT", "http", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "70000", "PORT must be a whole number from 0 to 65535."],
    ["PORT", "80.5", "PORT must be a whole number from 0 to 65535."],
    ["BASE_URL", "easel.example", "BASE_URL must be an http or https address such as https://easel.example."],
    ["BASE_URL", "https://easel.example/shop", "BASE_URL must be only scheme, host and port"],
    ["BASE_URL", "https://me:secret@easel.example", "BASE_URL must be only scheme, host and port"],
    ["TRUSTED_PROXY_HOPS", "-1", "TRUSTED_PROXY_HOPS must be a whole number from 0 to 10."],
    ["DATABASE_URL", "mysql://x/y", "DATABASE_URL must be a postgresql:// address."],
    ["DATABASE_POOL_SIZE", "1", "DATABASE_POOL_SIZE must be a whole number from 2 to 200."],
    ["S3_BUCKET", "My Bucket", "S3_BUCKET must be the name of a bucket"],
    ["S3_BUCKET", "a/b", "S3_BUCKET must be the name of a bucket"],
    ["S3_ENDPOINT", "minio:9000", "S3_ENDPOINT must be an http or https address"],
    ["S3_REGION", "Europe/Paris", "S3_REGION must be a region"],
    ["APP_SECRET", "short", "APP_SECRET must be at least 32 characters."],
    ["MASTER_KEYS", "1:too-short", "MASTER_KEYS must be keys such as 2:…,1:… of 32 bytes in base64"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error"],
    ["METRICS_TOKEN", "short", "METRICS_TOKEN must be at least 16 characters."],
    ["SHUTDOWN_DELAY_MS", "soon", "SHUTDOWN_DELAY_MS must be a whole number from 0 to 600000."],
    ["SHUTDOWN_TIMEOUT_MS", "soon", "SHUTDOWN_TIMEOUT_MS must be a whole number from 0 to 600000."],
    ["SMTP_URL", "http://mail", "SMTP_URL must be an smtp:// or smtps:// address."],
    ["MAIL_FROM", "Easel", "MAIL_FROM must be an email address, or a name and an address"],
    ["MAIL_FROM", "Easel <hello>", "MAIL_FROM must be an email address, or a name and an address"],
    ["POSTAL_ADDRESS", "Main St\n1", "POSTAL_ADDRESS must be one line of 5 to 200 characters"],
    ["LETTERS_PER_MINUTE", "0", "LETTERS_PER_MINUTE must be a whole number from 1 to 6000."],
    ["OPERATOR_EMAILS", "ann@example.com, bob", "OPERATOR_EMAILS must be an email address."],
    ["PRODUCT_NAME", "a <b>", "PRODUCT_NAME must be 1 to 40 characters"],
    ["SUPPORT_EMAIL", "help", "SUPPORT_EMAIL must be an email address."],
    ["OFFERS", "yes", "OFFERS must be one of on, off."],
    ["AFFILIATE_DISCOUNTS", "looka=30", "AFFILIATE_DISCOUNTS must be pairs such as looka=15,canva=5"],
    ["AFFILIATE_DISCOUNTS", "looka", "AFFILIATE_DISCOUNTS must be pairs such as looka=15,canva=5"],
    ["LEMON_SQUEEZY_API_KEY", "a b", "LEMON_SQUEEZY_API_KEY must be printable ASCII without spaces."],
    ["LEMON_SQUEEZY_STORE_ID", "my-store", "LEMON_SQUEEZY_STORE_ID must be a number."],
    ["LEMON_SQUEEZY_WEBHOOK_SECRET", "short", "LEMON_SQUEEZY_WEBHOOK_SECRET must be 6 to 40 characters."],
    ["LEMON_SQUEEZY_WEBHOOK_SECRET", "x".repeat(41), "LEMON_SQUEEZY_WEBHOOK_SECRET must be 6 to 40 characters."],
    ["LEMON_SQUEEZY_VARIANTS", "pro-monthly=11", "LEMON_SQUEEZY_VARIANTS must name pro-yearly, business-monthly"],
    ["LEMON_SQUEEZY_VARIANTS", `${variants},gold=9`, "LEMON_SQUEEZY_VARIANTS must not name gold."],
    ["LEMON_SQUEEZY_VARIANTS", `${variants},starter=9`, "LEMON_SQUEEZY_VARIANTS must name only once starter."],
    ["LEMON_SQUEEZY_VARIANTS", variants.replace("21", "11"), "must not give to two things the id 11."],
    ["LEMON_SQUEEZY_VARIANTS", variants.replace("21", "x"), "must have an id of digits for starter."],
    ["TEST_CHECKOUT", "yes", "TEST_CHECKOUT must be one of on, off."],
  ])("[H2] says in a sentence that %s cannot be “%s”", (name, value, sentence) => {
    expect(complaint({ [name]: value })).toContain(sentence);
  });

  it("names every wrong variable at once, each only once", () => {
    expect(complaint({ PORT: "x", OFFERS: "y", OPERATOR_EMAILS: "a,b" })).toBe(
      "PORT must be a whole number from 0 to 65535. OPERATOR_EMAILS must be an email address. OFFERS must be one of on, off.",
    );
  });

  it.each([
    [{ BASE_URL: "https://easel.example" }, "SMTP_URL must be set"],
    [{ ...publicSite, DATABASE_URL: "postgresql://db/easel" }, "APP_SECRET must be set with DATABASE_URL"],
    [
      { ...publicSite, DATABASE_URL: "postgresql://db/easel", APP_SECRET: "x".repeat(32) },
      "MASTER_KEYS must be set with DATABASE_URL",
    ],
    [{ S3_BUCKET: "easel" }, "S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too"],
    [{ S3_ENDPOINT: "http://s3.internal" }, "S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be set too"],
    [
      { LEMON_SQUEEZY_API_KEY: "a" },
      "LEMON_SQUEEZY_STORE_ID, LEMON_SQUEEZY_WEBHOOK_SECRET, LEMON_SQUEEZY_VARIANTS must",
    ],
    [
      { LEMON_SQUEEZY_VARIANTS: variants },
      "LEMON_SQUEEZY_API_KEY, LEMON_SQUEEZY_STORE_ID, LEMON_SQUEEZY_WEBHOOK_SECRET",
    ],
    [{ ...payments, TEST_CHECKOUT: "on" }, "TEST_CHECKOUT must not be on with LEMON_SQUEEZY_API_KEY"],
    [{ TURNSTILE_SITE_KEY: "a" }, "TURNSTILE_SECRET_KEY must be set too"],
    [{ TURNSTILE_SECRET_KEY: "a" }, "TURNSTILE_SITE_KEY must be set too"],
  ])("refuses the combination %o", (variables, sentence) => {
    expect(complaint(variables)).toContain(sentence);
  });

  it("takes an empty value as not set, a slash at the end of the address away, and lists apart", () => {
    const config = readConfig({
      ...publicSite,
      BASE_URL: "https://Easel.example/",
      PORT: "",
      OPERATOR_EMAILS: "a@b.de, c@d.de",
    });
    expect(config).toMatchObject({
      port: 3000,
      baseUrl: "https://easel.example",
      operatorEmails: ["a@b.de", "c@d.de"],
    });
    const discounts = { AFFILIATE_DISCOUNTS: "looka=15, canva=5" };
    expect(readConfig({ ...discounts, OFFERS: "on" }).affiliateDiscounts).toEqual({ looka: 15, canva: 5 });
    expect(readConfig(discounts).affiliateDiscounts).toEqual({});
  });

  it("[E3] takes master keys, newest first", () => {
    const key = Buffer.alloc(32, 7);
    const env = {
      MASTER_KEYS: `2:${key.toString("base64")},1:${key.toString("base64")}`,
    };
    expect(readConfig(env)).toMatchObject({
      masterKeys: [
        { version: 2, key },
        { version: 1, key },
      ],
    });
    expect(readConfig({})).toMatchObject({ masterKeys: undefined });
  });

  it("[C5] takes payments with all four variables", () => {
    expect(readConfig(payments)).toMatchObject({
      lemonSqueezy: { storeId: "1", webhookSecret: "only-tests-know-this", variants: fixtureVariants },
      testCheckout: false,
    });
    expect(readConfig({ ...payments, NODE_ENV: "development" }).testCheckout).toBe(false);
  });

  it("[C6] uses the test checkout outside production, and in production only if configured", () => {
    const tested = (variables: Record<string, string>) => readConfig(variables).testCheckout;
    expect(tested({})).toBe(false);
    expect(tested({ NODE_ENV: "production" })).toBe(false);
    expect(tested({ NODE_ENV: "production", TEST_CHECKOUT: "on" })).toBe(true);
    expect(tested({ NODE_ENV: "development" })).toBe(true);
    expect(tested({ NODE_ENV: "development", TEST_CHECKOUT: "off" })).toBe(false);
    // It posts to its own port, which it then does not know.
    expect(tested({ NODE_ENV: "development", PORT: "0" })).toBe(false);
  });

  it("shows mails at /dev/mailbox only where there is no mail server and no public address", () => {
    expect(readConfig({}).mail.mailbox).toBe(true);
    expect(readConfig({ SMTP_URL: "smtp://mail.example" }).mail.mailbox).toBe(false);
    expect(readConfig(publicSite).mail.mailbox).toBe(false);
  });
});

describe(".env.example", () => {
  it("[H1] documents every variable, with its meaning and its true default", async () => {
    const lines = (await readFile(".env.example", "utf8")).split("\n");
    const documented = lines.flatMap((line, index) => {
      const [, name, value] = /^# ([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [{ name, value, above: lines[index - 1] ?? "" }];
    });
    expect(documented.map(({ name }) => name).toSorted()).toEqual([...environmentVariables].toSorted());
    for (const { name, above } of documented) expect(above, name).toMatch(/^# \S/);
    expect(readConfig(Object.fromEntries(documented.map(({ name, value }) => [name, value])))).toEqual(readConfig({}));
  });
});
