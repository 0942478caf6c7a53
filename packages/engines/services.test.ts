import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as mediaEngines from "./media-engines.ts";
import { listServicesOf, providerServices } from "./services.ts";
import { keyVendors, textVendors } from "./vendors.ts";

/** Services that the requirements name (E1). */
const specified = [
  ...["GPT-4o", "Claude", "Gemini", "Llama", "Cohere", "Perplexity"],
  ...["DALL-E 3", "Midjourney", "Stable Diffusion XL", "Leonardo", "Imagen"],
  ...["ElevenLabs", "Stable Audio", "Deepgram", "AssemblyAI", "Udio"],
  ...["Runway", "Pika", "Luma", "Framer AI", "Canva", "Relume", "Spline"],
  ...["TripoSR", "CSM", "Replicate", "Hugging Face"],
];

describe("the services of the AI providers page", () => {
  it("[E1][E2] all that the requirements name are there, each once", () => {
    const names = providerServices.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(specified));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(providerServices.map(({ id }) => id)).size).toBe(names.length);
  });

  it("[E2] every vendor's key configures a service, and some configure several", () => {
    for (const vendor of keyVendors) expect(listServicesOf(vendor), vendor).not.toEqual([]);
    expect(listServicesOf("openai").map(({ name }) => name)).toEqual(["GPT-4o", "DALL-E 3"]);
    expect(listServicesOf("fal").map(({ name }) => name)).toEqual(["Pika", "TripoSR", "fal"]);
  });

  it("[E1] all are run by an adapter, or say that they are in the directory only", () => {
    const adapters = [...textVendors, ...Object.keys(mediaEngines)].map((name) => name.toLowerCase());
    for (const { name, access } of providerServices) {
      if (access.kind === "directory-only") continue;
      expect(
        adapters.some((adapter) => adapter.includes(access.vendor)),
        name,
      ).toBe(true);
    }
  });

  it("[E2] those without an API that makes things say so, and name the alternative", () => {
    const only = providerServices.filter(({ access }) => access.kind === "directory-only");
    expect(only.map(({ name }) => name)).toEqual(["Midjourney", "Udio", "Framer AI", "Canva", "Relume", "Spline"]);
    for (const { access } of only) expect("alternative" in access && access.alternative).toMatch(/nearest alternative/);
  });

  it("[E2] all logos are there", () => {
    const missing = providerServices.filter(({ logo }) => logo !== null && !existsSync(`public/logos/${logo}.svg`));
    expect(missing).toEqual([]);
  });
});
