import { z } from "zod";
import { parseMasterKeys } from "./master-keys.ts";

/** `""` in an `.env` file means "not set". */
const emptyToUndefined = (value: unknown) => (value === "" ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyToUndefined, schema.optional());
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: string) =>
  z.preprocess((given) => emptyToUndefined(given) ?? value, schema);

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(", ")}` });

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .transform(Number);

const atLeast = (length: number) => z.string().min(length, { error: `must be at least ${length} characters` });
const flag = oneOf(["on", "off"]).transform((value) => value === "on");
const mailAddress = z.email({ error: "must be an email address" });

const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => splitList(text))
    .pipe(z.array(item));

const splitList = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** `hello@easel.example` or `Easel <hello@easel.example>`. */
const sender = z.string().refine(
  (text) => {
    const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(text)?.[1] ?? text;
    return mailAddress.safeParse(address).success;
  },
  { error: "must be an email address, or a name and an address such as Easel <hello@easel.example>" },
);

/** The product's public URL: other URLs are built by appending a path. */
const origin = z
  .url({ protocol: /^https?$/, error: "must be an http or https address such as https://easel.example" })
  .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`, {
    error: "must be only scheme, host and port, such as https://easel.example",
  })
  .transform((text) => new URL(text).origin);

/** `slug=percent` pairs, e.g. `looka=15,canva=5`. */
const discounts = z.string().transform((text, context) => {
  const entries = splitList(text).map((pair) => /^([a-z0-9-]+)=(\d{1,2})$/.exec(pair));
  if (entries.some((entry) => !entry || Number(entry[2]) > 25)) {
    context.addIssue("must be pairs such as looka=15,canva=5, with 0 to 25 percent");
    return z.NEVER;
  }
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? "", Number(entry?.[2])]));
});

/** The products, by their names in LEMON_SQUEEZY_VARIANTS. */
export const variantNames = [
  "pro-monthly",
  "pro-yearly",
  "business-monthly",
  "business-yearly",
  "starter",
  "creator",
  "professional",
  "business",
] as const;
export type VariantName = (typeof variantNames)[number];

/** `name=id` pairs, one per product, e.g. `pro-monthly=11`. */
const variants = z.string().transform((text, context) => {
  const pairs = splitList(text).map((pair) => pair.split("=").map((part) => part.trim()));
  const names = pairs.map(([name = ""]) => name);
  const ids = pairs.map(([, id = ""]) => id);
  const problems = [
    ["must have an id of digits for", pairs.filter((pair) => pair.length !== 2 || !/^\d{1,15}$/.test(pair[1] ?? ""))],
    ["must not name", names.filter((name) => !variantNames.some((known) => known === name))],
    ["must name only once", names.filter((name, index) => names.indexOf(name) !== index)],
    ["must name", variantNames.filter((name) => !names.includes(name))],
    ["must not give to two things the id", ids.filter((id, index) => ids.indexOf(id) !== index)],
  ] as const;
  for (const [problem, found] of problems) {
    if (found.length > 0) context.addIssue(`${problem} ${found.map((one) => [one].flat()[0]).join(", ")}`);
  }
  return Object.fromEntries(pairs) as Readonly<Record<VariantName, string>>;
});

/** Vendors that serve models, with the prefix of their variables: the vendors' own names for them. */
export const engineVariables = {
  openai: "OPENAI",
  anthropic: "ANTHROPIC",
  google: "GEMINI",
  cohere: "COHERE",
  perplexity: "PERPLEXITY",
  groq: "GROQ",
  together: "TOGETHER",
  huggingface: "HUGGINGFACE",
  stability: "STABILITY",
  leonardo: "LEONARDO",
  elevenlabs: "ELEVENLABS",
  deepgram: "DEEPGRAM",
  assemblyai: "ASSEMBLYAI",
  runway: "RUNWAY",
  luma: "LUMA",
  fal: "FAL",
  replicate: "REPLICATE",
  tripo: "TRIPO",
  csm: "CSM",
  "openai-compatible": "OPENAI_COMPATIBLE",
} as const;
type EnginePrefix = (typeof engineVariables)[keyof typeof engineVariables];

const printable = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, { error: "must be printable ASCII without spaces, at most 500 characters" });
const engineKey = optional(printable);
const engineAddress = optional(
  z.url({ protocol: /^https?$/, error: "must be an http or https address such as https://api.example.com/v1" }),
);

/** A key and an address for each of them. */
const engineShape = Object.fromEntries(
  Object.values(engineVariables).flatMap((prefix) => [
    [`${prefix}_API_KEY`, engineKey],
    [`${prefix}_BASE_URL`, engineAddress],
  ]),
) as Record<`${EnginePrefix}_API_KEY`, typeof engineKey> & Record<`${EnginePrefix}_BASE_URL`, typeof engineAddress>;

const modelId = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** `version:key` pairs, newest first, e.g. `2:…,1:…`. */
const masterKeys = z.string().transform((text, context) => {
  const keys = parseMasterKeys(text);
  if (keys) return keys;
  context.addIssue("must be keys such as 2:…,1:… of 32 bytes in base64, each with its version, newest first");
  return z.NEVER;
});

/** Every variable that the product reads. `.env.example` documents each; a test keeps the two together. */
export const environmentSchema = z.object({
  NODE_ENV: withDefault(oneOf(["development", "production", "test"]), "production"),
  PORT: withDefault(wholeNumber(0, 65_535), "3000"),
  HOST: optional(z.string()),
  BASE_URL: optional(origin),
  TRUSTED_PROXY_HOPS: withDefault(wholeNumber(0, 10), "0"),
  REFERRALS_PER_DOMAIN: withDefault(wholeNumber(0, 100_000), "5"),
  TRIALS_PER_DOMAIN: withDefault(wholeNumber(0, 100_000), "5"),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgresql:// address" })),
  DATABASE_POOL_SIZE: withDefault(wholeNumber(2, 200), "10"),
  DATA_DIR: withDefault(z.string(), "data"),
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "must be the name of a bucket, such as easel-files" }),
  ),
  S3_ENDPOINT: optional(origin),
  S3_REGION: withDefault(
    z.string().regex(/^[a-z0-9-]{1,40}$/, { error: "must be a region such as eu-central-1" }),
    "us-east-1",
  ),
  S3_ACCESS_KEY_ID: optional(printable),
  S3_SECRET_ACCESS_KEY: optional(printable),
  APP_SECRET: optional(atLeast(32)),
  MASTER_KEYS: optional(masterKeys),
  LOG_LEVEL: withDefault(oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  METRICS_TOKEN: optional(atLeast(16)),
  SHUTDOWN_DELAY_MS: withDefault(wholeNumber(0, 600_000), "0"),
  SHUTDOWN_TIMEOUT_MS: withDefault(wholeNumber(0, 600_000), "15000"),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" })),
  MAIL_FROM: optional(sender),
  POSTAL_ADDRESS: optional(
    z
      .string()
      .regex(/^[^\p{C}<>]{5,200}$/u, { error: "must be one line of 5 to 200 characters without angle brackets" }),
  ),
  LETTERS_PER_MINUTE: withDefault(wholeNumber(1, 6_000), "300"),
  OPERATOR_EMAILS: withDefault(listOf(mailAddress), ""),
  PRODUCT_NAME: withDefault(
    z.string().regex(/^[^\p{C}<>"]{1,40}$/u, { error: "must be 1 to 40 characters without quotes and angle brackets" }),
    "Easel",
  ),
  SUPPORT_EMAIL: withDefault(mailAddress, "support@easel.example"),
  SOCIAL_LINKS: withDefault(
    listOf(z.url({ protocol: /^https$/, error: "must be https addresses such as https://www.instagram.com/easel" })),
    "",
  ),
  OFFERS: withDefault(flag, "off"),
  AFFILIATE_DISCOUNTS: withDefault(discounts, ""),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: withDefault(origin, "https://accounts.google.com"),
  LEMON_SQUEEZY_API_KEY: optional(
    z.string().regex(/^[\x21-\x7e]+$/, { error: "must be printable ASCII without spaces" }),
  ),
  LEMON_SQUEEZY_STORE_ID: optional(z.string().regex(/^\d{1,15}$/, { error: "must be a number" })),
  LEMON_SQUEEZY_WEBHOOK_SECRET: optional(z.string().regex(/^.{6,40}$/, { error: "must be 6 to 40 characters" })),
  LEMON_SQUEEZY_VARIANTS: optional(variants),
  LEMON_SQUEEZY_TEST_MODE: optional(flag),
  TEST_CHECKOUT: optional(flag),
  ...engineShape,
  OPENAI_COMPATIBLE_MODELS: withDefault(listOf(modelId), ""),
  OPENAI_COMPATIBLE_PICTURE_MODELS: withDefault(listOf(modelId), ""),
  TURNSTILE_SITE_KEY: optional(z.string()),
  TURNSTILE_SECRET_KEY: optional(z.string()),
});

/** Names of all variables. */
export const environmentVariables: readonly string[] = Object.keys(environmentSchema.shape);
