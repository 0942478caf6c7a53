import { beforeAll, describe, expect, it } from "vitest";
import { styleIds } from "../brief/brief.ts";
import { readPrompt } from "../brief/read-prompt.ts";
import { composeDesign } from "../compose-design.ts";
import { rasterize } from "../outputs/rasterize.ts";
import { renderSvg } from "../render/render-svg.ts";
import { type Fonts, readFonts } from "../type/fonts.ts";
import { drawFilm, filmSizeOf, framesPerSecond } from "./draw-film.ts";
import { createFrames } from "./frames.ts";
import { createReveal, restSeconds, revealSeconds } from "./reveal.ts";
import { createYuv } from "./yuv.ts";

const prompt = "Poster for a jazz night at Blue Note, Friday 12 March, 8 pm";

/** The boxes of an MP4, one inside of the other, as `moov/trak/…` with what is in them. */
function boxesOf(file: Buffer, path = ""): ReadonlyMap<string, Buffer> {
  const boxes = new Map<string, Buffer>();
  for (let at = 0; at + 8 <= file.length; ) {
    const size = file.readUInt32BE(at);
    if (size < 8) break;
    const name = `${path}${file.toString("latin1", at + 4, at + 8)}`;
    const body = file.subarray(at + 8, at + size);
    boxes.set(name, body);
    if (/(moov|trak|mdia|minf|stbl)$/.test(name))
      for (const [key, box] of boxesOf(body, `${name}/`)) boxes.set(key, box);
    at += size;
  }
  return boxes;
}

describe("a film", () => {
  let fonts: Fonts;
  beforeAll(async () => {
    fonts = await readFonts();
  });

  const compose = (style: (typeof styleIds)[number], width = 320, height = 240) => {
    const { brief } = readPrompt(prompt, { style, seed: "film", width, height });
    return composeDesign(brief, fonts.typesetter, { variant: 0 }).design;
  };

  it("[F9] begins with the ground alone, and rests on exactly the design, in every style", () => {
    for (const style of styleIds) {
      const design = compose(style);
      const { frameAt } = createReveal(design, { style, typesetter: fonts.typesetter, pictureAt: () => undefined });
      expect(frameAt(0), style).not.toContain("<path");
      expect(frameAt(1.5), style).not.toBe(frameAt(2.1));
      for (const seconds of [0.3, 1.4, 2.2, 3.4]) expect(frameAt(seconds), style).not.toMatch(/NaN|undefined|Infinity/);
      const rest = rasterize(frameAt(revealSeconds), 160).pixels;
      expect(Buffer.from(rest).equals(rasterize(renderSvg(design, fonts.typesetter), 160).pixels), style).toBe(true);
      expect(frameAt(revealSeconds + restSeconds)).toBe(frameAt(revealSeconds));
    }
  });

  it("[F9] shows each moment as if it were drawn by itself, although what rests and what stays is not drawn again", () => {
    const width = 160;
    for (const style of styleIds) {
      const options = { style, typesetter: fonts.typesetter, pictureAt: () => undefined } as const;
      const reveal = createReveal(compose(style), options);
      const pictureAt = createFrames(reveal, width);
      const convert = createYuv({ width, height: 120 });
      for (let seconds = 0; seconds <= revealSeconds; seconds += 0.25) {
        const drawn = pictureAt(seconds);
        const shown = new Uint8Array(drawn.pixels.slice().buffer);
        const { pixels } = rasterize(reveal.frameAt(seconds), width);
        const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - (shown[at] ?? 0)), 0);
        // Where transparent edges meet, rounding differs.
        expect(difference / pixels.length, `${style} at ${seconds}`).toBeLessThan(seconds === revealSeconds ? 1e-9 : 1);
        const anew = createYuv({ width, height: 120 })(drawn);
        expect(Buffer.from(convert(drawn)).equals(anew), `${style} at ${seconds}`).toBe(true);
      }
    }
  });

  it("[F9] is an MP4 of H.264 with the size, the duration and the frames that it should have", async () => {
    const file = Buffer.from(
      await drawFilm({ design: compose("swiss", 64, 64), style: "swiss", watermark: "Easel" }, fonts),
    );
    const boxes = boxesOf(file);
    expect([...boxes.keys()]).toEqual(expect.arrayContaining(["ftyp", "moov", "mdat"]));
    const samples = boxes.get("moov/trak/mdia/minf/stbl/stsd");
    expect(samples?.toString("latin1")).toContain("avc1");
    const entry = samples?.indexOf("avc1") ?? 0;
    expect([samples?.readUInt16BE(entry + 28), samples?.readUInt16BE(entry + 30)]).toEqual([720, 720]);
    const frames = (revealSeconds + restSeconds) * framesPerSecond;
    expect(boxes.get("moov/trak/mdia/minf/stbl/stsz")?.readUInt32BE(8)).toBe(frames);
    // Its colors are those of BT.709 in the limited range, and its index comes before its frames.
    const colors = samples?.indexOf("colrnclx") ?? -1;
    expect(samples?.subarray(colors + 8, colors + 15)).toEqual(Buffer.from([0, 1, 0, 1, 0, 1, 0]));
    expect(file.indexOf("moov")).toBeLessThan(file.indexOf("mdat"));
    const places = boxes.get("moov/trak/mdia/minf/stbl/stco");
    // The first sample begins with the length of a part of H.264, which is among the frames.
    expect(places?.readUInt32BE(8)).toBeGreaterThanOrEqual(file.indexOf("mdat") + 4);
    expect(places?.readUInt32BE(8)).toBeLessThan(file.length);
    const header = boxes.get("moov/mvhd");
    expect((header?.readUInt32BE(16) ?? 0) / (header?.readUInt32BE(12) ?? 1)).toBeCloseTo(5, 1);
  }, 60_000);

  it("[F9] has even sides of 720p, whatever the format, and the watermark from its first frame on", () => {
    for (const [width, height] of [
      [1_792, 1_024],
      [1_024, 1_792],
      [768, 1_024],
      [1_004, 650],
    ] as const) {
      const size = filmSizeOf({ width, height });
      expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
      expect(Math.min(size.width, size.height)).toBeGreaterThan(700);
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(1_280);
    }
    const constant = [{ id: "watermark", name: "W", kind: "shape", data: "M0 0L9 0L9 9Z", fill: "#111111" } as const];
    const options = { style: "swiss", typesetter: fonts.typesetter, pictureAt: () => undefined, constant } as const;
    const { frameAt } = createReveal(compose("swiss"), options);
    for (const seconds of [0, 1, 5]) expect(frameAt(seconds)).toContain('id="watermark"');
  });
});
