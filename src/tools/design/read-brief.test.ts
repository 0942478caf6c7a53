import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { type DesignSettings, initialDesignSettings, type OfferedKind } from "./design-rules.ts";
import { briefOf } from "./read-brief.ts";

describe("what the generator designs", () => {
  const sizeOf = (prompt: string, kind: OfferedKind, more: Partial<DesignSettings> = {}) => {
    const { width, height, paper } = briefOf({ ...initialDesignSettings, prompt, kind, seed: "1", ...more });
    return { width, height, paper };
  };

  it("[F9] has the size on paper that the prompt names, whatever shape is chosen beside it", () => {
    expect(sizeOf("Business card, 85 × 55 mm, ready for print: Anna Weiss, dentist", "card")).toEqual({
      width: 1_004,
      height: 650,
      paper: { width: 85, height: 55 },
    });
    expect(sizeOf("Flyer A5 “Sea festival”", "poster")).toEqual({
      width: 1_748,
      height: 2_480,
      paper: { width: 148, height: 210 },
    });
  });

  it.each([
    ["YouTube thumbnail: 10 mistakes every beginner makes", "banner", 1_280, 720],
    ["podcast cover: Night Shift, true crime, dark", "cover", 1_400, 1_400],
    ["certificate of completion for Maria Lopez, first aid course", "poster", 3_508, 2_480],
    ["Poster “Sea festival”", "poster", 1_754, 2_480],
  ] as const)(
    "[F3][F8] has the format that its prompt means, where the user chose none: %s",
    (prompt, kind, width, height) => {
      expect(sizeOf(prompt, kind, { isFormatAuto: true })).toMatchObject({ width, height });
    },
  );

  it("[F3] keeps an invitation as large as it is sent: it is no business card", () => {
    expect(sizeOf("Wedding invitation for Ana & Luis, 14 June 2027", "card")).toEqual({ width: 1_500, height: 1_050 });
  });

  it("[F3][F8] has the rows of a list as the user corrected them", () => {
    const prompt = "Menu: espresso 2.50, flat white 3.20";
    const settings = { ...initialDesignSettings, prompt, seed: "1" };
    expect(briefOf(settings).list).toBe("Espresso 2.50\nFlat white 3.20");
    expect(briefOf({ ...settings, corrections: { list: "Tea 2" } }).list).toBe("Tea 2");
    expect(briefOf({ ...settings, corrections: { list: "" } }).list).toBeUndefined();
  });

  it("[F3][F18] is laid out for the occasion that the user chose, or for none, and else for the prompt's", () => {
    const settings = { ...initialDesignSettings, prompt: "We are hiring: barista, Café Miel", seed: "1" };
    expect(briefOf(settings).archetype).toBe("hiring");
    expect(briefOf({ ...settings, occasion: "notice" }).archetype).toBe("notice");
    expect(briefOf({ ...settings, occasion: "none" }).archetype).toBeUndefined();
  });

  it("[F9] has the chosen shape otherwise, and a logo its own", () => {
    expect(sizeOf("Poster 16:9 “Sea festival”", "poster")).toEqual({ width: 768, height: 1_024 });
    expect(sizeOf("Logo for Marlow, A4", "logo")).toEqual({ width: 1_024, height: 1_024 });
  });
});

describe("a prompt before the press", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  beforeAll(async () => {
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  const understand = async (prompt: string, kind?: string) => {
    const answer = await server.post(await harness.addUser(0), "/api/designs/understand", { prompt, kind });
    return { status: answer.status, read: await answer.json() };
  };

  it.each([
    ["Business card for Jane Roe, architect, +44 20 7946 0958", false],
    ["Business card 3.5 x 2 in for Jane Roe, architect, +44 20 7946 0958", false],
    ["Wedding invitation for Ana & Luis, 14 June 2027, 4 pm, Villa Rosa", true],
    ["Thank you card, A6", true],
    ["Poster “Sea festival”", false],
  ])("[F3][F8] “%s” is an invitation or another card with words of its own: %s", async (prompt, isInvitation) => {
    expect(await understand(prompt)).toMatchObject({ status: 200, read: { isInvitation } });
  });

  it("[F3][H7] that nothing can be made of is refused with the reason", async () => {
    const { status, read } = await understand("…");
    expect([status, read]).toEqual([
      422,
      { error: expect.objectContaining({ code: "invalid_input", message: expect.stringMatching(/^[A-Z].+\.$/) }) },
    ]);
  });
});
