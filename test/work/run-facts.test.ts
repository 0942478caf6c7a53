import { describe, expect, it } from "vitest";
import { startDesignsSchema } from "../../src/tools/design/design-rules.ts";
import { startScreensSchema } from "../../src/tools/design/mockups/mockup-rules.ts";
import { startProductSchema } from "../../src/tools/design/product/product-rules.ts";
import { mediaRequestSchemas } from "../../src/tools/run-screens/media/media-requests.ts";
import { toolServers, work } from "../../src/tools/servers.ts";
import { factsOf } from "../../src/work/library/run-facts.ts";

/** Settings of all tools, by name. */
const settings = [
  ...toolServers.flatMap(({ textTools = [] }) => textTools.map((tool) => tool.settings)),
  ...[startDesignsSchema, startScreensSchema, startProductSchema, ...Object.values(mediaRequestSchemas)],
].flatMap((schema) => Object.keys((schema as unknown as { readonly shape: object }).shape));

/** Texts of the user’s, which are shown as the prompt. */
const written = ["prompt", "text", "topic"];
/** Ids, the engine, and what is between a page and the server. */
const internal = [
  ...["idempotencyKey", "engine", "maxAic", "projectId", "brandKitId", "photoId", "cutOutId", "seed", "foot"],
  ...["isKindAuto", "isFormatAuto", "isStyleAuto", "corrections", "terms", "known", "within", "image", "recording"],
];

describe("the settings of a result in the library", () => {
  it("[F16] have the names that people know, or are not shown", () => {
    expect(settings.length).toBeGreaterThan(60);
    const shown = [...new Set(settings)].filter((name) => ![...written, ...internal].includes(name));
    expect(shown.filter((name) => factsOf({ [name]: "a value" }, work.settingNames).length !== 1)).toEqual([]);
    for (const name of [...written, ...internal, "isNew"]) expect(factsOf({ [name]: true }, {})).toEqual([]);
  });

  it("[F16] say that the studio chose a style or a format, and not one that didn’t count", () => {
    const chosen = { style: "swiss", aspectRatio: "3:4", isStyleAuto: true, isFormatAuto: false };
    expect(factsOf(chosen, work.settingNames)).toEqual([
      { name: "Style", value: "Chosen for the prompt" },
      { name: "Format", value: "Portrait, 3:4" },
    ]);
  });
});
