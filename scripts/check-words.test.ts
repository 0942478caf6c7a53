import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkWords, findUnwantedWords } from "./check-words.ts";

// words:allow is on each line of this file that holds such a word.
describe("words that we do not use", () => {
  it.each([
    ["Whoever signs in sees it.", "Whoever"], // words:allow
    ["It belongs to somebody else.", "somebody else"], // words:allow
    ["The code is good once.", "is good once"], // words:allow
    ["An archive was asked for.", "asked for"], // words:allow
    ["A slice's doors are few.", "doors"], // words:allow
    ["The colours of a cover.", "colours"], // words:allow
    ["const favouritesMax = 500;", "favouritesMax"], // words:allow
    ["/** Of the element being resized. */", "Of"], // words:allow
    ["/** Whether it has ended. */", "Whether"], // words:allow
    ["  /** In whose name it is. */", "In whose"], // words:allow
  ])("%s is found with a better word", (text, word) => {
    expect(findUnwantedWords(`A line.\n${text}`)).toEqual([{ line: 2, word, better: expect.stringMatching(/\S/) }]);
  });

  it.each([
    "The user signs in.",
    "indoors, outdoors, front-door-key",
    'const favoritesPath = "/favourites";',
    'const label = "somebody"; // words:allow, a stored name',
    "/** Frame of the element being resized. What is locked stays. */",
    "/** Office of the user. */",
  ])("%s is fine", (text) => {
    expect(findUnwantedWords(text)).toEqual([]);
  });

  describe("in files", () => {
    let root: string;
    beforeAll(async () => {
      root = await mkdtemp(path.join(os.tmpdir(), "easel-words-"));
      await mkdir(path.join(root, "docs/deep"), { recursive: true });
      await writeFile(path.join(root, "docs/deep/a.md"), "Fine.\n\nNobody knows.\n"); // words:allow
      await writeFile(path.join(root, "docs/picture.svg"), "nobody"); // words:allow
      await writeFile(path.join(root, "README.md"), "Fine.\n");
    });
    afterAll(() => rm(root, { recursive: true }));

    it("are listed by file and line, in texts only", async () => {
      expect(await checkWords(root, ["docs", "README.md"])).toEqual({
        files: 2,
        found: [expect.stringMatching(/^docs\/deep\/a\.md:3: "Nobody": ./)], // words:allow
      });
    });
  });
});
