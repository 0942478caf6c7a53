import type { ToolSeed } from "../catalogue.ts";
import { audioTools } from "./tools/audio.ts";
import { brandTools } from "./tools/brand.ts";
import { buildTools } from "./tools/build.ts";
import { imageTools } from "./tools/image.ts";
import { interfaceTools } from "./tools/interface.ts";
import { marketingTools } from "./tools/marketing.ts";
import { socialTools } from "./tools/social.ts";
import { videoTools } from "./tools/video.ts";
import { workTools } from "./tools/work.ts";
import { writingTools } from "./tools/writing.ts";

/** All seeded tools, in the order of their themes and categories. */
export const tools: readonly ToolSeed[] = [
  ...imageTools,
  ...brandTools,
  ...socialTools,
  ...videoTools,
  ...audioTools,
  ...interfaceTools,
  ...marketingTools,
  ...writingTools,
  ...workTools,
  ...buildTools,
];
