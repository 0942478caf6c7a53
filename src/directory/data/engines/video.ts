import type { EngineSeed } from "../../catalogue.ts";

export const videoEngines: readonly EngineSeed[] = [
  {
    slug: "runway",
    name: "Runway",
    vendor: "Runway",
    description:
      "Generates shots from text or a still picture and edits footage by description: change a setting, remove an object, carry a character across scenes.",
    website: "https://runwayml.com",
    tags: ["gen-4.5", "text to video", "image to video", "video editing", "film"],
    kind: "video",
    categories: ["video-creation", "animation"],
    logo: "runway",
    api: "public",
    models: [{ id: "gen4.5", name: "Gen-4.5", tier: "advanced", status: "current" }],
  },
  {
    slug: "pika",
    name: "Pika",
    vendor: "Pika",
    description:
      "Short clips for social feeds: animate a photo, swap or add things in a video, and apply playful effects to a subject in a few seconds of footage.",
    website: "https://pika.art",
    tags: ["text to video", "image to video", "effects", "short clips", "social"],
    kind: "video",
    categories: ["video-creation", "animation", "social-media"],
    logo: "pika",
    api: "public",
    note: "Offered through fal: it takes a fal key.",
    models: [
      {
        id: "fal-ai/pika/v2.2/text-to-video",
        name: "Pika 2.2 on fal",
        tier: "standard",
        status: "current",
        servedBy: "fal",
      },
    ],
  },
  {
    slug: "luma",
    name: "Luma",
    vendor: "Luma AI",
    description:
      "Home of Dream Machine and the Ray video models: moving shots from a sentence or from key frames, with control over the camera's path.",
    website: "https://lumalabs.ai",
    tags: ["dream machine", "ray", "text to video", "image to video", "camera"],
    kind: "video",
    categories: ["video-creation", "animation"],
    logo: "luma",
    api: "public",
    note: "The Dream Machine API is the older one; the Luma Agents API with Ray 3.2 runs instead.",
    models: [{ id: "ray-3.2", name: "Ray 3.2", tier: "advanced", status: "current" }],
  },
  {
    slug: "veo",
    name: "Veo",
    vendor: "Google",
    description:
      "Google's video models. They film a described scene in short takes with matching sound and speech, starting from text or a picture.",
    website: "https://deepmind.google/models/veo/",
    tags: ["veo 3", "google", "text to video", "image to video", "sound"],
    kind: "video",
    categories: ["video-creation", "ads"],
    logo: "deepmind",
    api: "public",
    models: [
      { id: "veo-3.1-lite-generate-preview", name: "Veo 3.1 Lite", tier: "standard", status: "current" },
      { id: "veo-3.1-generate", name: "Veo 3.1", tier: "advanced", status: "current" },
    ],
  },
  {
    slug: "fal",
    name: "fal",
    vendor: "fal",
    description:
      "Runs picture, video, sound and 3D models of many makers from one queue and one key, among them Pika, FLUX and TripoSR.",
    website: "https://fal.ai",
    tags: ["fal", "inference", "video models", "image models", "api"],
    kind: "video",
    categories: ["video-creation", "image-generation", "audio-tools", "ai-tools"],
    logo: "fal",
    api: "public",
    models: [
      { id: "fal-ai/pika/v2.2/text-to-video", name: "Pika 2.2", tier: "standard", status: "current" },
      { id: "fal-ai/triposr", name: "TripoSR", tier: "standard", status: "current", kind: "3d" },
    ],
  },
];
