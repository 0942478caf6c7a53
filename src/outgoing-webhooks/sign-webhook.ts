import { createHmac, randomBytes } from "node:crypto";

const secretStart = "whsec_";
/** The specification wants 24 to 64. */
const secretBytes = 32;

/** A new secret, as the clients of https://www.standardwebhooks.com take it. */
export const makeSecret = (): string => `${secretStart}${randomBytes(secretBytes).toString("base64")}`;

interface Signed {
  readonly id: string;
  readonly sentAt: Date;
  readonly body: string;
}

/**
 * The three headers of a signed webhook (https://www.standardwebhooks.com).
 * @param secrets all that sign at the moment, the newest first: each has its own signature, so a receiver may know either.
 */
export function signatureHeaders({ id, sentAt, body }: Signed, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1_000));
  const content = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretStart.length), "base64");
    return `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
