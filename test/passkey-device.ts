import { createHash, createPrivateKey, sign } from "node:crypto";
import type { CDPSession, Page } from "playwright-core";
import { openAccount, type TestPerson } from "./accounts.ts";
import type { OpenOptions, TestBrowser } from "./browser.ts";
import type { Site } from "./site.ts";

const passkeysPath = "/settings/security/passkeys";

export interface PasskeyDevice {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

interface Started {
  readonly site: Site;
  readonly browser: TestBrowser;
}

/** A browser on a device that asks for a fingerprint, and gets it. */
export async function openPasskeyDevice({ browser }: Started, options: OpenOptions = {}): Promise<PasskeyDevice> {
  const page = await browser.open(options);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, cdp, authenticatorId };
}

export async function signInTo(page: Page, { url }: Pick<Site, "url">, { cookie }: TestPerson): Promise<void> {
  const cookies = cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await page.context().addCookies(cookies);
}

/** A new user, signed in on a device with their passkey. */
export async function addPasskey(started: Started, options: OpenOptions = {}) {
  const person = await openAccount(started.site);
  const device = await openPasskeyDevice(started, options);
  await signInTo(device.page, started.site, person);
  await device.page.goto(`${started.site.url}${passkeysPath}`);
  await device.page.getByRole("button", { name: "Add a passkey" }).click();
  await device.page.getByRole("list", { name: "Your passkeys" }).waitFor();
  return { person, ...device };
}

export const userPresent = 0x01;
const userVerified = 0x04;

/** Signs as the device's authenticator would, with its own key and a test's changes. */
export async function softwareOf({ cdp, authenticatorId }: PasskeyDevice, { url }: Pick<Site, "url">) {
  const { credentials } = await cdp.send("WebAuthn.getCredentials", { authenticatorId });
  const [credential] = credentials;
  const key = createPrivateKey({
    key: Buffer.from(credential?.privateKey ?? "", "base64"),
    format: "der",
    type: "pkcs8",
  });
  const id = Buffer.from(credential?.credentialId ?? "", "base64").toString("base64url");
  let counter = (credential?.signCount ?? 0) + 1;
  return (challenge: string, { origin = url, flags = userPresent | userVerified, rpId = "localhost" } = {}) => {
    const clientData = Buffer.from(JSON.stringify({ type: "webauthn.get", challenge, origin, crossOrigin: false }));
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    counter += 1;
    const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
    const authenticatorData = Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
    const algorithm = key.asymmetricKeyType === "ed25519" ? null : "sha256";
    const signature = sign(algorithm, Buffer.concat([authenticatorData, sha256(clientData)]), key);
    const response = {
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: signature.toString("base64url"),
    };
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  };
}
