import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MediaRunsHarness, openMediaRunsHarness } from "../../../test/media-runs-harness.ts";
import { type MediaServer, startMediaServer } from "../../../test/media-server.ts";
import { buildPages } from "../../../test/pages-build.ts";
import { textRunPath } from "../run-screens/text/text-tool.ts";
import { directorySearchId, directorySearchPath, joinTerms, searchLimits } from "./search-rules.ts";

const signs = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter((sign) =>
  /[^a-z\d]/i.test(sign),
);

const questions = [
  ...[
    "A logo for my shop",
    "black-and-white photo filter",
    "C# helper",
    "It's for a café",
    "text-to-speech",
    "24/7 chat",
  ],
  ...[
    "What about UI/UX?",
    "logo (free)",
    "50% off",
    "$5 [maybe] {or} ^less",
    "back\\slash",
    "a|b logo",
    "*.psd to *.png",
  ],
  ...[
    "logo 🦊 maker",
    "👩🏽‍🎨",
    "أداة لإنشاء شعار",
    "ロゴを作る",
    "लोगो",
    "__proto__",
    "constructor",
    "toString",
    "ẞ İ ﬁ",
    "é́",
  ],
];

const awkwardTerms = [...signs, ...signs.flatMap((sign) => [`photo${sign}logo`, `${sign}logo`, `logo${sign}`])];
const inPieces = (terms: readonly string[]) =>
  terms.flatMap((_, index) =>
    index % searchLimits.terms === 0 ? [terms.slice(index, index + searchLimits.terms)] : [],
  );

describe("the page of a search", () => {
  let harness: MediaRunsHarness;
  let server: MediaServer;
  let ada: string;
  beforeAll(async () => {
    const pages = await buildPages();
    harness = await openMediaRunsHarness();
    server = await startMediaServer(harness.services, pages.build);
    ada = await harness.addUser(0);
  });
  afterAll(async () => {
    await server.close();
    await harness.close();
  });

  const open = async (path: string, userId = ada) => (await server.ask(userId, path)).status;
  const ask = async (question: string) => {
    const request = { method: "POST", body: new URLSearchParams({ question }), redirect: "manual" } as const;
    const answer = await server.ask(ada, directorySearchPath, request);
    return { status: answer.status, path: answer.headers.get("location") ?? "" };
  };

  it("[F7] answers whatever words are asked", async () => {
    const faults: string[] = [];
    for (const words of [...questions, ...inPieces(awkwardTerms).map((terms) => terms.join(" "))]) {
      const asked = await ask(words);
      const query = new URLSearchParams({ changed: "1", about: words, category: words, platform: words });
      const statuses = [asked.status, await open(asked.path), await open(`${asked.path}?${query}`)];
      if (statuses.join() !== "303,200,200") faults.push(`${words}: ${statuses}`);
    }
    expect(faults).toEqual([]);
  });

  it("[F7] answers whatever words its address is about", async () => {
    const faults: string[] = [];
    const { path } = await ask("Tools for logos");
    for (const terms of inPieces(awkwardTerms)) {
      const query = new URLSearchParams({ changed: "1", about: joinTerms(terms) });
      const status = await open(`${path}?${query}`);
      if (status !== 200) faults.push(`${terms}: ${status}`);
    }
    expect(faults).toEqual([]);
  });

  it("[F7] keeps a question once, until another refines it", async () => {
    const first = await ask("Music for my shop");
    expect((await ask("Music for my shop")).path).toBe(first.path);
    const refined = { method: "POST", body: new URLSearchParams({ question: "only free ones" }) } as const;
    await server.ask(ada, first.path, { ...refined, redirect: "manual" });
    expect((await ask("Music for my shop")).path).not.toBe(first.path);
  });

  it("[H7] is limited for each user, because each look for tools asks the database dozens of questions", async () => {
    const { path } = await ask("Tools for logos");
    await harness.database.pool.query("update rate_limits set points = 10000 where key like 'directory-searches:%'");
    expect(await open(path)).toBe(429);
    expect(await open(directorySearchPath)).toBe(200);
    const answered = { searchId: path.split("/").at(-1), filters: "", engine: "none" };
    expect((await server.post(ada, textRunPath(directorySearchId), answered)).status).toBe(429);
  });
});
