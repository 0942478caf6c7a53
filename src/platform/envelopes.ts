import { randomBytes } from "node:crypto";
import type { MasterKey } from "./master-keys.ts";
import { openSealed, SealError, type SealingKey, seal } from "./seal.ts";
import type { SealedFor } from "./secret.ts";

/** A text under a data key of its own, and that key under a master key. Nothing in it is secret to a reader without the master key. */
export interface Envelope {
  readonly sealed: string;
  readonly wrappedKey: string;
  /** Version of the master key that wraps the data key. */
  readonly keyVersion: number;
}

/**
 * Envelope encryption (AES-256-GCM twice). A new master key means that only the data keys are wrapped again, not that all texts are
 * encrypted again. Both layers are bound to purpose and owner: what was moved to another row does not open.
 */
export interface Envelopes {
  /** The version of the key that new envelopes are made with. */
  readonly newestVersion: number;
  seal(sealedFor: SealedFor, text: string): Envelope;
  /** @throws {SealError} `other-key` if its master key is not here; `not-intact` if anything about it was changed or moved. */
  open(sealedFor: SealedFor, envelope: Envelope): string;
  /** The same text under the newest master key. @throws {SealError} as `open` does. */
  rewrap(sealedFor: SealedFor, envelope: Envelope): Envelope;
}

const dataKeyBytes = 32;

/** A data key seals one text only, so there is nothing for an id to tell apart. */
const dataKeyId = Buffer.alloc(4);

/** @param masterKeys newest first, at least one. */
export function createEnvelopes(masterKeys: readonly MasterKey[]): Envelopes {
  const [newest] = masterKeys;
  if (!newest) throw new Error("there is no master key");
  const unwrap = (sealedFor: SealedFor, { wrappedKey, keyVersion }: Envelope): Buffer => {
    const master = masterKeys.find(({ version }) => version === keyVersion);
    if (!master) throw new SealError("other-key");
    const key = Buffer.from(openSealed(sealingKeyOf(master), bindingOf("data key", sealedFor), wrappedKey), "base64");
    if (key.length !== dataKeyBytes) throw new SealError("not-intact");
    return key;
  };
  const wrap = (sealedFor: SealedFor, key: Buffer): Pick<Envelope, "wrappedKey" | "keyVersion"> => ({
    wrappedKey: seal(sealingKeyOf(newest), bindingOf("data key", sealedFor), key.toString("base64")),
    keyVersion: newest.version,
  });
  return {
    newestVersion: newest.version,
    seal(sealedFor, text) {
      const key = randomBytes(dataKeyBytes);
      return {
        sealed: seal({ key, id: dataKeyId }, bindingOf("text", sealedFor), text),
        ...wrap(sealedFor, key),
      };
    },
    open: (sealedFor, envelope) =>
      openSealed({ key: unwrap(sealedFor, envelope), id: dataKeyId }, bindingOf("text", sealedFor), envelope.sealed),
    rewrap(sealedFor, envelope) {
      const key = unwrap(sealedFor, envelope);
      // Otherwise a text that no longer opens would be carried along, and noticed only after the old key is gone.
      openSealed({ key, id: dataKeyId }, bindingOf("text", sealedFor), envelope.sealed);
      return { sealed: envelope.sealed, ...wrap(sealedFor, key) };
    },
  };
}

function sealingKeyOf({ key, version }: MasterKey): SealingKey {
  const id = Buffer.alloc(4);
  id.writeUInt32BE(version);
  return { key, id };
}

/** JSON, because a separator could occur in an owner. */
const bindingOf = (layer: "text" | "data key", { purpose, owner }: SealedFor): string =>
  JSON.stringify([layer, purpose, owner]);
