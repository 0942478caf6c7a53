import path from "node:path";
import type { z } from "zod";

import { engineVariables, environmentSchema, type VariantName } from "./environment.ts";
import type { S3Config } from "./files/s3-files.ts";
import type { MasterKey } from "./master-keys.ts";

export type { VariantName };

export class ConfigurationError extends Error {
  override name = "ConfigurationError";
}

export interface Config {
  readonly nodeEnv: "development" | "production" | "test";
  readonly port: number;
  readonly host: string | undefined;
  /** Public origin without a trailing slash. */
  readonly baseUrl: string;
  /** Number of reverse proxies in front that append to `X-Forwarded-For`; 0 takes the socket's address. */
  readonly trustedProxyHops: number;
  /** Rewarded referrals within 30 days of friends with addresses of one domain, public mailbox providers aside. */
  readonly referralsPerDomainMax: number;
  /** Free trials within 30 days of users with addresses of one domain, public mailbox providers aside. */
  readonly trialsPerDomainMax: number;
  /** Absent: the product runs its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  /** Absent: files are in `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Absent: a secret is made once and kept in `dataDir`. */
  readonly appSecret: string | undefined;
  /** Newest first. Absent: a key is made once and kept in `dataDir`. */
  readonly masterKeys: readonly MasterKey[] | undefined;
  readonly logLevel: string;
  /** Absent: `/metrics` answers this machine only. */
  readonly metricsToken: string | undefined;
  /** Time for which a stopping process reports that at `/readyz` before it refuses new connections. */
  readonly shutdownDelayMs: number;
  /** Time that running requests and jobs may then take. */
  readonly shutdownTimeoutMs: number;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    /** True without SMTP: mails are kept and shown at `/dev/mailbox`, to this machine only. */
    readonly mailbox: boolean;
    /** The operator's postal address, at the end of letters to lists. */
    readonly postalAddress: string | undefined;
    /** Mails of a letter to a list that are sent within a minute, by all processes together. */
    readonly lettersPerMinute: number;
  };
  readonly operatorEmails: readonly string[];
  readonly product: {
    readonly name: string;
    readonly supportEmail: string;
    /** Addresses of its profiles elsewhere. */
    readonly socialLinks: readonly string[];
  };
  /** Percent by tool slug, as agreed with the vendors; none while `OFFERS` is off (docs/decisions/0003-catalogue-facts.md). */
  readonly affiliateDiscounts: Readonly<Record<string, number>>;
  /** Sign-in with Google: an OpenID client, and the issuer (which only tests change). */
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: string } | undefined;
  /** Absent: users cannot buy anything, except through a test checkout. */
  readonly lemonSqueezy: LemonSqueezyConfig | undefined;
  /** True if purchases use our own test checkout, which moves no money (docs/decisions/0019-test-checkout.md). */
  readonly testCheckout: boolean;
  /** The operator's keys for AI providers, and other addresses than the providers' own. */
  readonly engines: Readonly<Record<EngineVendor, EngineConfig>>;
  /** The models that the OpenAI-compatible server serves. */
  readonly compatibleModels: readonly string[];
  /** Models among them that read pictures. */
  readonly compatiblePictureModels: readonly string[];
  readonly botCheck: { readonly siteKey: string; readonly secretKey: string } | undefined;
}

export type EngineVendor = keyof typeof engineVariables;

export interface EngineConfig {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
}

export interface LemonSqueezyConfig {
  readonly apiKey: string;
  readonly storeId: string;
  readonly webhookSecret: string;
  /** True if payments in the provider's test mode, which move no money, count. */
  readonly isTestMode: boolean;
  /** The provider's variant id of each product. */
  readonly variants: Readonly<Record<VariantName, string>>;
}

/** Host names (as spelled in a URL) that reach only this machine. */
export const loopbackHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];
export const isLoopback = (url: string): boolean => loopbackHosts.includes(new URL(url).hostname);

type Environment = z.output<typeof environmentSchema>;

/**
 * Reads the configuration from environment variables.
 * @throws {ConfigurationError} listing every invalid variable and what it must be.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const sentences = new Set(parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`));
    throw new ConfigurationError([...sentences].join(" "));
  }
  const env = parsed.data;
  const baseUrl = env.BASE_URL ?? `http://localhost:${env.PORT}`;
  checkCombinations(env, baseUrl);
  return {
    nodeEnv: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    baseUrl,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    referralsPerDomainMax: env.REFERRALS_PER_DOMAIN,
    trialsPerDomainMax: env.TRIALS_PER_DOMAIN,
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    dataDir: path.resolve(env.DATA_DIR),
    s3: bucketOf(env),
    appSecret: env.APP_SECRET,
    masterKeys: env.MASTER_KEYS,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS,
    shutdownTimeoutMs: env.SHUTDOWN_TIMEOUT_MS,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? `"${env.PRODUCT_NAME}" <${env.SUPPORT_EMAIL}>`,
      mailbox: !env.SMTP_URL && isLoopback(baseUrl),
      postalAddress: env.POSTAL_ADDRESS,
      lettersPerMinute: env.LETTERS_PER_MINUTE,
    },
    operatorEmails: env.OPERATOR_EMAILS,
    product: { name: env.PRODUCT_NAME, supportEmail: env.SUPPORT_EMAIL, socialLinks: env.SOCIAL_LINKS },
    affiliateDiscounts: env.OFFERS ? env.AFFILIATE_DISCOUNTS : {},
    google: googleClient(env),
    lemonSqueezy: lemonSqueezy(env),
    testCheckout: mayTestCheckout(env),
    engines: engineConfigs(env),
    compatibleModels: env.OPENAI_COMPATIBLE_MODELS,
    compatiblePictureModels: env.OPENAI_COMPATIBLE_PICTURE_MODELS,
    botCheck: botCheckKeys(env),
  };
}

/** Rules that involve several variables. */
function checkCombinations(env: Environment, baseUrl: string): void {
  if (isLoopback(baseUrl)) return;
  if (!env.SMTP_URL) {
    throw new ConfigurationError(
      `SMTP_URL must be set, because BASE_URL (${baseUrl}) is public and mails would not be delivered.`,
    );
  }
  if (env.DATABASE_URL && !env.APP_SECRET) {
    throw new ConfigurationError("APP_SECRET must be set with DATABASE_URL, so that several processes agree on it.");
  }
  if (env.DATABASE_URL && !env.MASTER_KEYS) {
    throw new ConfigurationError("MASTER_KEYS must be set with DATABASE_URL, so that several processes agree on them.");
  }
}

function bucketOf(env: Environment): Config["s3"] {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket && accessKeyId && secretAccessKey) return { bucket, endpoint, region, accessKeyId, secretAccessKey };
  const given = bucketVariables.filter((name) => env[name]);
  if (given.length === 0 && !endpoint) return undefined;
  const missing = bucketVariables.filter((name) => !env[name]);
  throw new ConfigurationError(
    `${missing.join(", ")} must be set too: files in a bucket need all of ${bucketVariables.join(", ")}, or none.`,
  );
}

const bucketVariables = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

function googleClient(env: Environment): Config["google"] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  if (!clientId && !clientSecret) return undefined;
  const missing = clientId ? "GOOGLE_CLIENT_SECRET" : "GOOGLE_CLIENT_ID";
  throw new ConfigurationError(`${missing} must be set too: signing in with Google needs both, or neither.`);
}

function engineConfigs(env: Environment): Config["engines"] {
  const configs = Object.entries(engineVariables).map(([vendor, prefix]) => [
    vendor,
    { apiKey: env[`${prefix}_API_KEY`], baseUrl: env[`${prefix}_BASE_URL`] },
  ]);
  return Object.fromEntries(configs);
}

function lemonSqueezy(env: Environment): Config["lemonSqueezy"] {
  const {
    LEMON_SQUEEZY_API_KEY: apiKey,
    LEMON_SQUEEZY_STORE_ID: storeId,
    LEMON_SQUEEZY_WEBHOOK_SECRET: webhookSecret,
    LEMON_SQUEEZY_VARIANTS: variants,
    LEMON_SQUEEZY_TEST_MODE: isTestMode = false,
  } = env;
  if (apiKey && storeId && webhookSecret && variants) {
    return { apiKey, storeId, webhookSecret, variants, isTestMode };
  }
  const given = paymentVariables.filter((name) => env[name]);
  if (given.length === 0) return undefined;
  const missing = paymentVariables.filter((name) => !env[name]);
  throw new ConfigurationError(
    `${missing.join(", ")} must be set too: payments need all of ${paymentVariables.join(", ")}, or none.`,
  );
}

const paymentVariables = [
  "LEMON_SQUEEZY_API_KEY",
  "LEMON_SQUEEZY_STORE_ID",
  "LEMON_SQUEEZY_WEBHOOK_SECRET",
  "LEMON_SQUEEZY_VARIANTS",
] as const;

/** The test checkout gives plans away for free, so production needs it to be set explicitly. */
function mayTestCheckout(env: Environment): boolean {
  if (env.LEMON_SQUEEZY_API_KEY && env.TEST_CHECKOUT) {
    throw new ConfigurationError(
      "TEST_CHECKOUT must not be on with LEMON_SQUEEZY_API_KEY: payments are taken, or tested.",
    );
  }
  // It posts webhooks to its own process, so the port must be known in advance.
  return !env.LEMON_SQUEEZY_API_KEY && env.PORT !== 0 && (env.TEST_CHECKOUT ?? env.NODE_ENV !== "production");
}

function botCheckKeys(env: Environment): Config["botCheck"] {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey } = env;
  if (siteKey && secretKey) return { siteKey, secretKey };
  if (!siteKey && !secretKey) return undefined;
  const missing = siteKey ? "TURNSTILE_SECRET_KEY" : "TURNSTILE_SITE_KEY";
  throw new ConfigurationError(`${missing} must be set too: the bot check needs both keys, or neither.`);
}
