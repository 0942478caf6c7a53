import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEnvelopes, type Envelope } from "./envelopes.ts";
import { SealError, type SealFault } from "./seal.ts";

const master = (version: number) => ({ version, key: randomBytes(32) });
const [first, second] = [master(1), master(2)];
const envelopes = createEnvelopes([first]);
const mine = { purpose: "provider-key", owner: '["ada","openai"]' };

/** The fault of what must not open. @throws if it opens, or if the error says anything of the text. */
function faultOf(open: () => string, text: string): SealFault {
  try {
    open();
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    const told = `${error.message} ${error.stack} ${JSON.stringify(error)}`;
    if (text.length > 8 && told.includes(text)) throw new Error("the error tells the text");
    return error.fault;
  }
  throw new Error("it opened");
}

const anyText = fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: "binary", maxLength: 100 }));
const anyOwner = fc.record({ purpose: fc.string({ maxLength: 20 }), owner: fc.string({ maxLength: 50 }) });

describe("envelopes", () => {
  it("[E3] any text opens for the purpose and owner that it was sealed for, and shows nothing of itself", () => {
    fc.assert(
      fc.property(anyOwner, anyText, (owner, text) => {
        const envelope = envelopes.seal(owner, text);
        expect(createEnvelopes([first]).open(owner, envelope)).toBe(text.toWellFormed());
        const bytes = Buffer.from(envelope.sealed, "base64url");
        if (Buffer.byteLength(text) > 8) expect(bytes.includes(text)).toBe(false);
      }),
    );
  });

  it("[E3] every envelope has a data key of its own, also for the same text", () => {
    const made = Array.from({ length: 100 }, () => envelopes.seal(mine, "sk-1234"));
    expect(new Set(made.map(({ sealed }) => sealed)).size).toBe(100);
    expect(new Set(made.map(({ wrappedKey }) => wrappedKey)).size).toBe(100);
    // The text of one does not open with the data key of another.
    const [one, other] = made as [Envelope, Envelope];
    expect(faultOf(() => envelopes.open(mine, { ...one, wrappedKey: other.wrappedKey }), "sk-1234")).toBe("not-intact");
  });

  it("[E3] nothing opens for another owner, another purpose, or both, however much they are alike", () => {
    fc.assert(
      fc.property(anyOwner, fc.string({ minLength: 1, maxLength: 10 }), anyText, ({ purpose, owner }, more, text) => {
        const sealedFor = { purpose: `${purpose}${more}`, owner };
        const envelope = envelopes.seal(sealedFor, text);
        const others = [
          { purpose: sealedFor.purpose, owner: `${owner}${more}` },
          { purpose: `${sealedFor.purpose}${more}`, owner },
          // The same characters, divided otherwise.
          { purpose, owner: `${more}${owner}` },
        ];
        for (const other of others) {
          expect(faultOf(() => envelopes.open(other, envelope), text)).toBe("not-intact");
          expect(faultOf(() => envelopes.rewrap(other, envelope).sealed, text)).toBe("not-intact");
        }
      }),
    );
  });

  it("[E3] nothing opens if any byte of the text or of its key was changed", () => {
    fc.assert(
      fc.property(
        anyText,
        fc.constantFrom("sealed" as const, "wrappedKey" as const),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        (text, part, place, change) => {
          const envelope = envelopes.seal(mine, text);
          const bytes = Buffer.from(envelope[part], "base64url");
          const index = place % bytes.length;
          bytes[index] = (bytes[index] ?? 0) ^ change;
          const changed = { ...envelope, [part]: bytes.toString("base64url") };
          expect(["not-intact", "other-key"]).toContain(faultOf(() => envelopes.open(mine, changed), text));
          expect(["not-intact", "other-key"]).toContain(faultOf(() => envelopes.rewrap(mine, changed).sealed, text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it("[E3] nothing opens with another master key, or under another version's name", () => {
    const envelope = envelopes.seal(mine, "a key that stays secret");
    const open = (keys: Parameters<typeof createEnvelopes>[0], changed: Partial<Envelope> = {}) =>
      faultOf(() => createEnvelopes(keys).open(mine, { ...envelope, ...changed }), "a key that stays secret");
    expect(open([master(1)])).toBe("not-intact");
    expect(open([second])).toBe("other-key");
    expect(open([second, first], { keyVersion: 2 })).toBe("other-key");
    expect(open([{ ...first, version: 2 }], { keyVersion: 2 })).toBe("other-key");
  });

  it("[E3] a rewrapped envelope keeps its text, opens with the newest master key alone, and no longer with the old one", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const old = envelopes.seal(mine, text);
        const both = createEnvelopes([second, first]);
        const rewrapped = both.rewrap(mine, old);
        expect([rewrapped.keyVersion, rewrapped.sealed]).toEqual([2, old.sealed]);
        expect(createEnvelopes([second]).open(mine, rewrapped)).toBe(text.toWellFormed());
        expect(faultOf(() => envelopes.open(mine, rewrapped), text)).toBe("other-key");
        // Until then, both open.
        expect(both.open(mine, old)).toBe(text.toWellFormed());
      }),
    );
  });
});
