import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { initialDesignSettings } from "./design-rules.ts";
import { briefOf } from "./read-brief.ts";

describe("what the generator designs", () => {
  const sizeOf = (prompt: string, kind: "card" | "poster" | "logo") => {
    const { width, height, paper } = briefOf({ ...initialDesignSettings, prompt, kind, seed: "1" });
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
