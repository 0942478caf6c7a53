import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSecrets } from "#platform/secret.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../../../test/openid-provider.ts";
import { type SamlProvider, startSamlProvider } from "../../../test/saml-provider.ts";
import { createSelfSignedCertificate } from "../../../test/self-signed-certificate.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { ssoProviders } from "../schema.ts";
import { addOidcProvider, addSamlProvider, newOidcProviderSchema, newSamlProviderSchema } from "./add-sso-provider.ts";
import { listUnreadableProviders, openConfig, sealOldProviders } from "./sealed-config.ts";
import { findSsoProvider, listSsoProviders, listTrustedIssuers, removeSsoProvider } from "./sso-providers.ts";

const baseUrl = "https://easel.example";
const secrets = createSecrets("a secret that only tests know, 32 characters");
const otherSecrets = createSecrets("another secret that only tests know, as long");

let database: TestDatabase;
let openId: OpenIdProvider;
let saml: SamlProvider;
beforeAll(async () => {
  [database, openId, saml] = await Promise.all([createTestDatabase(), startOpenIdProvider(), startSamlProvider({})]);
  openId.setClients([]);
});
afterAll(async () => {
  await Promise.all([database.close(), openId.close(), saml.close()]);
});

const oidc = (changed: object = {}) =>
  newOidcProviderSchema.parse({
    domains: ["a.example"],
    issuer: openId.issuer,
    clientId: "x",
    clientSecret: "y",
    ...changed,
  });
const samlProvider = (metadata: string, domain: string) => newSamlProviderSchema.parse({ domains: [domain], metadata });
const find = async (domain: string) => (await findSsoProvider(database.db, { domain }))?.providerId;

describe("identity providers of organizations", () => {
  it("[B10] handle exactly their domains, in any case, and no others", async () => {
    const id = await addOidcProvider(database.db, secrets, oidc({ domains: ["A.Example", "müller.example"] }));
    for (const domain of ["a.example", "xn--mller-kva.example"]) expect(await find(domain)).toBe(id);
    for (const domain of ["b.example", "mail.a.example", "aa.example", "a.example,b", "", "%"]) {
      expect(await find(domain)).toBe(undefined);
    }
    await removeSsoProvider(database.db, id);
    expect(await find("a.example")).toBe(undefined);
  });

  it("[B10] one domain has one, even if two are added at once", async () => {
    const metadata = saml.metadata;
    const adding = [
      addOidcProvider(database.db, secrets, oidc({ domains: ["c.example", "d.example"] })),
      addSamlProvider(
        database.db,
        baseUrl,
        newSamlProviderSchema.parse({ domains: ["e.example", "d.example"], metadata }),
      ),
    ];
    const outcomes = (await Promise.allSettled(adding)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
    const [kept] = await listSsoProviders(database.db);
    expect(await find("d.example")).toBe(kept?.providerId);
    await removeSsoProvider(database.db, kept?.providerId ?? "");
    await expect(removeSsoProvider(database.db, kept?.providerId ?? "")).rejects.toMatchObject({ code: "not_found" });
  });

  it("[B10] the same one gets its id again and finds its users, another one for the same domain does not", async () => {
    const first = await addOidcProvider(database.db, secrets, oidc());
    await removeSsoProvider(database.db, first);
    expect(await addOidcProvider(database.db, secrets, oidc({ clientId: "another" }))).toBe(first);
    await removeSsoProvider(database.db, first);
    const other = await addSamlProvider(database.db, baseUrl, samlProvider(saml.metadata, "a.example"));
    expect(other).toMatch(/^a-example-[0-9a-f]{8}$/);
    expect(other).not.toBe(first);
    await removeSsoProvider(database.db, other);
  });

  it.each([
    [{ domains: [] }, "specify at least one domain"],
    [{ domains: ["a.example", "a b"] }, "is not an email domain"],
    [{ domains: ["a@b.example"] }, "is not an email domain"],
    [{ issuer: "file:///etc/passwd" }, "https://"],
    [{ issuer: "javascript:alert(1)" }, "https://"],
    [{ clientSecret: "" }, "specify the client secret"],
  ])("[B10] %j is refused: %s", (changed, message) => {
    expect(() => oidc(changed)).toThrow(message);
  });

  it("[B10] an issuer that does not answer, or answers as another one, is refused", async () => {
    for (const issuer of [
      `${openId.issuer}/no`,
      openId.issuer.replace("127.0.0.1", "localhost"),
      "http://127.0.0.1:9",
    ]) {
      await expect(addOidcProvider(database.db, secrets, oidc({ issuer }))).rejects.toMatchObject({
        code: "unavailable",
      });
    }
    expect(await listSsoProviders(database.db)).toEqual([]);
  });

  it("[B10] unusable metadata is refused with the reason", async () => {
    const { certificate: expired } = createSelfSignedCertificate("Too old", -1);
    for (const [metadata, reason] of [
      ["hello", "HTTP-Redirect"],
      [`<!DOCTYPE a>${saml.metadata}`, "document type definition"],
      [saml.metadata.replace("HTTP-Redirect", "SOAP"), "HTTP-Redirect"],
      [saml.metadata.replace('Signed="false"', 'Signed="true"'), "signed requests"],
      [saml.metadata.replace(/(X509Certificate>)[^<]+/, "$1AAAA"), "certificate"],
      [saml.metadata.replace(/(X509Certificate>)[^<]+/, `$1${expired}`), "certificate"],
      [saml.metadata.replace("<md:EntityDescriptor", "<md:Other"), "not the metadata"],
      [saml.metadata.replace(/entityID="[^"]+"/, ""), "not the metadata"],
    ] as const) {
      const adding = addSamlProvider(database.db, baseUrl, samlProvider(metadata, "s.example"));
      await expect(adding).rejects.toMatchObject({
        code: "invalid_input",
        userMessage: expect.stringContaining(reason),
      });
    }
  });
});

describe("the stored settings of an OpenID provider", () => {
  const stored = async (providerId: string) => {
    const rows = await database.db.select().from(ssoProviders).where(eq(ssoProviders.providerId, providerId));
    return { row: rows[0], oidcConfig: rows[0]?.oidcConfig ?? "" };
  };
  const store = (providerId: string, oidcConfig: string) =>
    database.db.update(ssoProviders).set({ oidcConfig }).where(eq(ssoProviders.providerId, providerId));
  const add = (domain: string) =>
    addOidcProvider(
      database.db,
      secrets,
      oidc({ domains: [domain], clientId: "the-client-id", clientSecret: "the-client-secret" }),
    );
  const issuers = (opening = secrets) => listTrustedIssuers({ db: database.db, secrets: opening });
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });

  it("[H7] are sealed: the database contains neither the client secret nor any other setting in plain text", async () => {
    const id = await add("sealed.example");
    const { row, oidcConfig } = await stored(id);
    for (const plain of ["the-client-secret", "the-client-id", "tokenEndpoint"]) {
      for (const text of [JSON.stringify(row), Buffer.from(oidcConfig, "base64url").toString("latin1")]) {
        expect(text).not.toContain(plain);
      }
    }
    expect(JSON.parse(openConfig(secrets, { providerId: id, oidcConfig }))).toMatchObject({
      clientId: "the-client-id",
      clientSecret: "the-client-secret",
    });
    expect(await issuers()).toEqual([openId.issuer]);
    await removeSsoProvider(database.db, id);
  });

  it("[H7] open only for that provider, and only with the application's own secret", async () => {
    const [one, other] = [await add("one.example"), await add("other.example")];
    const kept = await stored(other);
    await store(other, (await stored(one)).oidcConfig);
    expect(await listUnreadableProviders(database.db, secrets)).toEqual([{ providerId: other, fault: "not-intact" }]);
    // The valid one still works.
    expect(await issuers()).toEqual([openId.issuer]);
    expect(await issuers(otherSecrets)).toEqual([]);
    await store(other, kept.oidcConfig);
    expect(await listUnreadableProviders(database.db, secrets)).toEqual([]);
    const foreign = { fault: "other-key" };
    expect(await listUnreadableProviders(database.db, otherSecrets)).toEqual([
      { providerId: one, ...foreign },
      { providerId: other, ...foreign },
    ]);
    const adding = addOidcProvider(database.db, otherSecrets, oidc({ domains: ["third.example"] }));
    await expect(adding).rejects.toMatchObject({
      code: "conflict",
      userMessage: expect.stringMatching(
        /^The settings of one-example-\w+ were sealed with another application secret/,
      ),
    });
    for (const id of [one, other]) await removeSsoProvider(database.db, id);
  });

  it("[H7] that were stored unsealed before are read, and sealed at the next start by a process with the right secret", async () => {
    const [old, sealed] = [await add("old.example"), await add("sealed.example")];
    const json = openConfig(secrets, { providerId: old, oidcConfig: (await stored(old)).oidcConfig });
    await store(old, json);
    expect(openConfig(secrets, { providerId: old, oidcConfig: json })).toBe(json);
    await sealOldProviders({ db: database.db, secrets: otherSecrets, log });
    expect((await stored(old)).oidcConfig).toBe(json);
    expect(lines.join()).toContain(`The settings of ${sealed} were sealed with another application secret.`);
    const before = await stored(sealed);
    await Promise.all(Array.from({ length: 3 }, () => sealOldProviders({ db: database.db, secrets, log })));
    const { oidcConfig } = await stored(old);
    expect([oidcConfig.startsWith("{"), openConfig(secrets, { providerId: old, oidcConfig })]).toEqual([false, json]);
    expect(await stored(sealed)).toEqual(before);
    expect(lines.join()).not.toContain("the-client-secret");
    for (const id of [old, sealed]) await removeSsoProvider(database.db, id);
  });
});
