import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";

export interface KeyAndCertificate {
  readonly privateKey: KeyObject;
  /** X.509, DER in base64, as in metadata. */
  readonly certificate: string;
}

const tags = {
  integer: 2,
  bits: 3,
  nothing: 5,
  oid: 6,
  text: 12,
  sequence: 0x30,
  set: 0x31,
  time: 0x17,
  version: 0xa0,
};
const day = 24 * 60 * 60 * 1_000;

/** A new RSA key with a self-signed certificate (RFC 5280, only the required parts). */
export function createSelfSignedCertificate(name: string, validDays = 1): KeyAndCertificate {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const sha256WithRsa = der(tags.sequence, oid("2a864886f70d01010b"), der(tags.nothing));
  const subject = der(
    tags.sequence,
    der(tags.set, der(tags.sequence, oid("550403"), der(tags.text, Buffer.from(name)))),
  );
  const now = Date.now();
  const body = der(
    tags.sequence,
    der(tags.version, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1])),
    sha256WithRsa,
    subject,
    der(tags.sequence, time(now - 2 * day), time(now + validDays * day)),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = createSign("sha256").update(body).sign(privateKey);
  const certificate = der(tags.sequence, body, sha256WithRsa, der(tags.bits, Buffer.from([0]), signature));
  return { privateKey, certificate: certificate.toString("base64") };
}

/** One value with its tag and length (X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { byteLength } = body;
  const length = byteLength < 128 ? [byteLength] : [0x82, byteLength >> 8, byteLength & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const oid = (hex: string): Buffer => der(tags.oid, Buffer.from(hex, "hex"));

const time = (at: number): Buffer =>
  der(tags.time, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-:T]/g, "")}Z`));
