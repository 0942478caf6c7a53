import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { faces, facesVersion } from "./faces.ts";
import { readFaces } from "./fonts.ts";

describe("the fonts of the studio", () => {
  it("[F13] other files have another version, so that no browser sets type in old ones", async () => {
    const files = await readFaces();
    const digest = createHash("sha256");
    for (const { id } of faces) digest.update(id).update(files.get(id) ?? "");
    expect(facesVersion).toBe(digest.digest("hex").slice(0, 8));
  });
});
