import path from "node:path";
import { z } from "zod";

/** `""` in an `.env` file means "not set". */
const emptyToUndefined = (value: unknown) => (value === "" ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyToUndefined, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => emptyToUndefined(given) ?? value, schema);

const flag = z.enum(["on", "off"], { error: "must be on or off" }).transform((value) => value === "on");
const port = z.coerce.number({ error: "must be a number" }).int().min(0, "must be 0 or more").max(65_535, "must be at most 65535");
const address = z.email({ error: "must be an e-mail address" });
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()).filter(Boolean))
    .pipe(z.array(item));

/** `slug=percent` pairs, e.g. `looka=15,canva=5`. */
const discounts = z.string().transform((text, context) => {
  const pairs = text.split(",").map((pair) => pair.trim()).filter(Boolean);
  const entries = pairs.map((pair) => /^([a-z0-9-]+)=(\d{1,2})$/.exec(pair));
  if (entries.some((entry) => !entry || Number(entry[2]) > 25)) {
    context.addIssue("must be pairs such as looka=15,canva=5, with 0 to 25 percent");
    return z.NEVER;
  }
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? "", Number(entry?.[2])]));
});

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address, such as https://easel.example" })
  .transform((text) => text.replace(/\/+$/, ""));

/** Every variable that the product reads. `.env.example` documents each; a test keeps the two together. */
const environmentSchema = z.object({
  NODE_ENV: withDefault(z.enum(["development", "production", "test"]), "production"),
  PORT: withDefault(port, 3000),
  HOST: optional(z.string()),
  BASE_URL: optional(httpUrl),
  TRUSTED_PROXY_HOPS: withDefault(z.coerce.number({ error: "must be a number" }).int().min(0).max(10), 0),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" })),
  DATABASE_POOL_SIZE: withDefault(z.coerce.number({ error: "must be a number" }).int().min(2).max(200), 10),
  DATA_DIR: withDefault(z.string(), "data"),
  APP_SECRET: optional(z.string().min(32, "must be at least 32 characters")),
  LOG_LEVEL: withDefault(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  METRICS_TOKEN: optional(z.string().min(16, "must be at least 16 characters")),
  SHUTDOWN_TIMEOUT_MS: withDefault(z.coerce.number({ error: "must be a number" }).int().min(0).max(600_000), 15_000),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
  MAIL_FROM: optional(z.string()),
  OPERATOR_EMAILS: withDefault(listOf(address), ""),
  PRODUCT_NAME: withDefault(z.string().min(1).max(40), "Easel"),
  SUPPORT_EMAIL: withDefault(address, "support@easel.example"),
  OFFERS: withDefault(flag, "off"),
  AFFILIATE_DISCOUNTS: withDefault(discounts, ""),
  TURNSTILE_SITE_KEY: optional(z.string()),
  TURNSTILE_SECRET_KEY: optional(z.string()),
});

export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

export interface Config {
  readonly nodeEnv: "development" | "production" | "test";
  readonly port: number;
  readonly host: string | undefined;
  /** Public origin without a trailing slash. */
  readonly baseUrl: string;
  /** How many reverse proxies in front append to `X-Forwarded-For`; 0 takes the socket's address. */
  readonly trustedProxyHops: number;
  /** Absent: the product runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** Absent: a secret is made once and kept in `dataDir`. */
  readonly appSecret: string | undefined;
  readonly logLevel: string;
  readonly metricsToken: string | undefined;
  readonly shutdownTimeoutMs: number;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** Without SMTP, mails are kept and shown at `/dev/mailbox`, to this machine only. */
    readonly mailbox: boolean;
  };
  readonly operatorEmails: readonly string[];
  readonly product: { readonly name: string; readonly supportEmail: string };
  /** Whether discounts are shown at all (docs/decisions/0003-catalogue-facts.md). */
  readonly offers: boolean;
  /** Percent by tool slug, as agreed with the vendors. */
  readonly affiliateDiscounts: Readonly<Record<string, number>>;
  readonly botCheck: { readonly siteKey: string; readonly secretKey: string } | undefined;
}

const isLoopback = (url: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigurationError} naming every variable that is wrong, and what it has to be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`);
    throw new ConfigurationError(sentences.join(" "));
  }
  const env = parsed.data;
  const baseUrl = env.BASE_URL ?? `http://localhost:${env.PORT}`;
  if (!isLoopback(baseUrl)) {
    if (!env.SMTP_URL) throw new ConfigurationError(`SMTP_URL must be set, because BASE_URL (${baseUrl}) is public and mails would reach nobody.`);
    if (env.DATABASE_URL && !env.APP_SECRET) {
      throw new ConfigurationError("APP_SECRET must be set with DATABASE_URL, so that several processes agree on it.");
    }
  }
  if (Boolean(env.TURNSTILE_SITE_KEY) !== Boolean(env.TURNSTILE_SECRET_KEY)) {
    const missing = env.TURNSTILE_SITE_KEY ? "TURNSTILE_SECRET_KEY" : "TURNSTILE_SITE_KEY";
    throw new ConfigurationError(`${missing} must be set too: the bot check needs both keys, or neither.`);
  }
  return {
    nodeEnv: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    baseUrl,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: path.resolve(env.DATA_DIR),
    appSecret: env.APP_SECRET,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `${env.PRODUCT_NAME} <${env.SUPPORT_EMAIL}>`,
      mailbox: !env.SMTP_URL && isLoopback(baseUrl),
    },
    operatorEmails: env.OPERATOR_EMAILS,
    product: { name: env.PRODUCT_NAME, supportEmail: env.SUPPORT_EMAIL },
    offers: env.OFFERS,
    affiliateDiscounts: env.AFFILIATE_DISCOUNTS,
    botCheck:
      env.TURNSTILE_SITE_KEY && env.TURNSTILE_SECRET_KEY
        ? { siteKey: env.TURNSTILE_SITE_KEY, secretKey: env.TURNSTILE_SECRET_KEY }
        : undefined,
  };
}

/** Names of all variables, for the test that keeps `.env.example` complete. */
export const environmentVariables = Object.keys(environmentSchema.shape);
