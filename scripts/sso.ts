/** `npm run sso -- …`: sets up organizations' single sign-on. For operators. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { findPersonByEmail } from "#accounts/people.ts";
import {
  addOidcProvider,
  addSamlProvider,
  newOidcProviderSchema,
  newSamlProviderSchema,
} from "#accounts/sso/add-sso-provider.ts";
import { describeUnreadable, listUnreadableProviders } from "#accounts/sso/sealed-config.ts";
import { oidcRedirectUri, samlAddresses } from "#accounts/sso/sso-addresses.ts";
import { listSsoProviders, removeSsoProvider } from "#accounts/sso/sso-providers.ts";
import { readConfig } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { createSecrets, loadAppSecret, type Secrets } from "#platform/secret.ts";
import { linkSsoProvider } from "#teams/link-sso-provider.ts";
import { withDatabase } from "./command/with-database.ts";

const usage = `Usage:
  npm run sso -- add-oidc --domain a.example [--domain …] --issuer https://… --client-id …
      The client secret is read from SSO_CLIENT_SECRET, so that it doesn't show in process lists.
  npm run sso -- add-saml --domain a.example [--domain …] --metadata identity-provider.xml
      [--email-attribute email] [--first-name-attribute givenName] [--last-name-attribute surname]
  npm run sso -- team <id> --owner ada@a.example
      Its users join the team of that owner when they sign in, as long as there are seats.
  npm run sso -- list
  npm run sso -- remove <id>
By adding a provider, you vouch that it may sign in anyone with an address in its domains.`;

const options = {
  domain: { type: "string", multiple: true },
  issuer: { type: "string" },
  owner: { type: "string" },
  "client-id": { type: "string" },
  metadata: { type: "string" },
  "email-attribute": { type: "string" },
  "first-name-attribute": { type: "string" },
  "last-name-attribute": { type: "string" },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>["values"];

interface Tools {
  readonly db: Database;
  /** The server's own: each must decrypt what the other seals. */
  readonly secrets: Secrets;
  readonly baseUrl: string;
}

/** @returns the message to print. */
type Command = (tools: Tools, values: Options, subject: string | undefined) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async "add-oidc"({ db, secrets, baseUrl }, values) {
    const id = await addOidcProvider(
      db,
      secrets,
      newOidcProviderSchema.parse({
        domains: values.domain ?? [],
        issuer: values.issuer ?? "",
        clientId: values["client-id"] ?? "",
        clientSecret: process.env.SSO_CLIENT_SECRET ?? "",
      }),
    );
    return `${id} is set up. Register this redirect URI with the provider:\n  ${oidcRedirectUri(baseUrl, id)}`;
  },
  async "add-saml"({ db, baseUrl }, values) {
    const given = newSamlProviderSchema.parse({
      domains: values.domain ?? [],
      metadata: values.metadata ? await readFile(values.metadata, "utf8") : "",
      emailAttribute: values["email-attribute"],
      firstNameAttribute: values["first-name-attribute"],
      lastNameAttribute: values["last-name-attribute"],
    });
    const id = await addSamlProvider(db, baseUrl, given);
    const { entityId, assertionConsumerService } = samlAddresses(baseUrl, id);
    return `${id} is set up. Register us with the provider, which must sign its assertions:
  Entity ID and metadata URL:   ${entityId}
  Assertion consumer service:   ${assertionConsumerService}`;
  },
  async team({ db }, { owner }, id) {
    if (!id || !owner) throw new Error(usage);
    const provider = (await listSsoProviders(db)).find(({ providerId }) => providerId === id);
    if (!provider) throw new Error(`There is no provider ${id}.`);
    const person = await findPersonByEmail(db, owner);
    if (!person) throw new Error(`There is no account ${owner}.`);
    const name = await linkSsoProvider(db, { ownerId: person.userId, providerId: id });
    return `Users of ${id} join ${name} when they sign in, as long as it has seats.`;
  },
  async list({ db, secrets }) {
    const lines = (await listSsoProviders(db)).map(
      ({ providerId, kind, issuer, domains, peopleCount }) =>
        `${providerId}  ${kind}  ${domains.join(", ")}  ${issuer}  ${peopleCount} ${peopleCount === 1 ? "person" : "people"}`,
    );
    const faults = (await listUnreadableProviders(db, secrets)).map(describeUnreadable);
    return [...lines, ...faults].join("\n") || "No single sign-on is set up.";
  },
  async remove({ db }, _values, id) {
    if (!id) throw new Error(usage);
    await removeSsoProvider(db, id);
    return `${id} is removed. Its users keep their accounts, and can set a password by email.`;
  },
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = "", subject] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const { baseUrl, appSecret, dataDir } = config;
  await withDatabase(config, async (db) => {
    const secrets = createSecrets(await loadAppSecret(appSecret, dataDir));
    console.log(await command({ db, secrets, baseUrl }, values, subject));
  });
}

function sentenceOf(error: unknown): string {
  if (error instanceof AppError) return error.userMessage;
  if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join("\n");
  return error instanceof Error ? error.message : String(error);
}

await run().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exitCode = 1;
});
