import { onShowingScreen } from "#work/index.ts";
import type { ToolServer } from "../tool.ts";
import { videoKey, videoPath } from "./video-rules.ts";

/** Videos are runs like others (run-screens/media). */
export const videoServer: ToolServer = {
  work: { runs: { "video-generator": { label: "Video", ...onShowingScreen(`${videoPath}?${videoKey}&tab=words`) } } },
};
