import type { EngineSeed } from "../../catalogue.ts";

export const threeDEngines: readonly EngineSeed[] = [
  {
    slug: "triposr",
    name: "TripoSR",
    vendor: "Tripo AI",
    description:
      "An open model that builds a textured 3D mesh from a single picture. Tripo's own service goes on from there: text to model and rigging for games and print.",
    website: "https://www.tripo3d.ai",
    tags: ["triposr", "tripo", "image to 3d", "text to 3d", "mesh"],
    kind: "3d",
    categories: ["3d-modeling"],
    logo: "tripo",
    api: "public",
    note: "The open model runs on fal; Tripo's own service has an API and keys of its own.",
    models: [
      { id: "fal-ai/triposr", name: "TripoSR on fal", tier: "standard", status: "current", servedBy: "fal" },
      { id: "v2.5-20250123", name: "Tripo 2.5", tier: "standard", status: "current", servedBy: "tripo" },
    ],
  },
  {
    slug: "csm",
    name: "CSM",
    vendor: "Common Sense Machines",
    description:
      "Turns pictures, sketches and text into 3D objects split into clean parts, ready for game engines and simulation.",
    website: "https://www.csm.ai",
    tags: ["csm", "image to 3d", "text to 3d", "game assets", "mesh"],
    kind: "3d",
    categories: ["3d-modeling"],
    api: "public",
    note: "We could not confirm that its API still takes new work; Tripo and TripoSR are the nearest alternatives.",
    models: [{ id: "image-to-3d", name: "CSM image to 3D", tier: "standard", status: "current" }],
  },
];
