import { describe, expect, it } from "vitest";
import { readFace } from "./fonts.ts";
import { inspectFont } from "./inspect-font.ts";
import { subsetFace } from "./subset-face.ts";

/** Finds where a table begins, and where its entry is. */
function tableOf(file: Uint8Array, tag: string) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...file.subarray(at, at + 4));
    if (name === tag) return { view, entry: at, offset: view.getUint32(at + 8) };
  }
  throw new Error(`no table ${tag}`);
}

describe("a font that a user uploads", () => {
  const refusalOf = async (file: Uint8Array) => {
    const made = await inspectFont(file);
    return "refused" in made ? made.refused : "taken";
  };
  const changed = async (change: (file: Uint8Array) => void) => {
    const file = new Uint8Array(await readFace("manrope-500"));
    change(file);
    return refusalOf(file);
  };

  it("[F11] is written anew with its name, its letters and no hinting", async () => {
    for (const faceId of ["anton-400", "ibm-plex-mono-400"]) {
      const made = await inspectFont(new Uint8Array(await readFace(faceId)));
      if ("refused" in made) throw new Error(made.refused);
      expect(made.name).toMatch(/Anton|IBM Plex Mono/);
      expect(() => tableOf(made.file, "fpgm")).toThrow();
      expect(await refusalOf(made.file)).toBe("taken");
    }
  });

  it("[F11] is refused with a reason if it is none, damaged, or out of all bounds", async () => {
    const text = (words: string) => refusalOf(new TextEncoder().encode(words));
    expect(await text("just some words, longer than a header")).toMatch(/no TrueType or OpenType/);
    expect(await text("")).toMatch(/no TrueType or OpenType/);
    expect(await text("\u0089PNG\r\n\u001a\n and so on")).toMatch(/no TrueType or OpenType/);
    expect(await text("wOF2 and so on")).toMatch(/WOFF/);
    expect(await text("ttcf and so on")).toMatch(/several fonts/);
    const whole = new Uint8Array(await readFace("manrope-500"));
    for (const length of [12, 200, whole.length / 2, whole.length - 400]) {
      expect(await refusalOf(whole.slice(0, Math.floor(length)))).toMatch(/damaged/);
    }
    const far = await changed((file) => {
      const { view, entry } = tableOf(file, "glyf");
      view.setUint32(entry + 12, 0xff_ff_ff_ff);
    });
    expect(far).toMatch(/damaged/);
    expect(await changed((file) => new DataView(file.buffer).setUint16(4, 0xff_ff))).toMatch(/damaged/);
    const many = await changed((file) => {
      const { view, offset } = tableOf(file, "maxp");
      view.setUint16(offset + 4, 65_000);
    });
    expect(many).toMatch(/more than 10,000/);
    const none = await changed((file) => {
      const { view, offset } = tableOf(file, "head");
      view.setUint16(offset + 18, 0);
    });
    expect(none).toMatch(/damaged/);
    const empty = await changed((file) => {
      const { view, offset, entry } = tableOf(file, "glyf");
      file.fill(0, offset, offset + view.getUint32(entry + 12));
    });
    expect(empty).not.toBe("taken");
  });

  it("[F11] is refused if its maker forbids to embed it, and if it has no Latin letters", async () => {
    const withRights = (fsType: number) =>
      changed((file) => {
        const { view, offset } = tableOf(file, "OS/2");
        view.setUint16(offset + 8, fsType);
      });
    for (const restricted of [0x2, 0x1_00, 0x2_00]) expect(await withRights(restricted)).toMatch(/doesn’t allow/);
    for (const free of [0, 0x4, 0x8]) expect(await withRights(free)).toBe("taken");
    const greek = await subsetFace(await readFace("inter-500"), "αβγδεζηθ");
    expect(await refusalOf(greek)).toMatch(/Latin letters/);
  });

  it("[F11] never fails in a way that isn’t said, whatever bytes are changed", async () => {
    const whole = await subsetFace(
      await readFace("manrope-500"),
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
    );
    let seed = 7;
    const next = (max: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % max;
    };
    for (let round = 0; round < 60; round++) {
      const file = new Uint8Array(whole);
      for (let change = 0; change < 12; change++) file[next(file.length)] = next(256);
      const made = await inspectFont(file);
      expect("refused" in made ? made.refused.length : made.file.length).toBeGreaterThan(10);
    }
  }, 60_000);
});
