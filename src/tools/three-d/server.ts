import { onShowingScreen } from "#work/index.ts";
import type { ToolServer } from "../tool.ts";
import { threeDPath } from "./three-d-rules.ts";

/** 3D models are runs like others (run-screens/media). */
export const threeDServer: ToolServer = {
  work: { runs: { "model-generator": { label: "3D model", ...onShowingScreen(threeDPath) } } },
};
