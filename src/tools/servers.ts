import { chatServer } from "./chat/server.ts";
import { designServer } from "./design/server.ts";
import { ideasServer } from "./ideas/server.ts";
import { pdfServer } from "./pdf/server.ts";
import type { ToolId } from "./registry.ts";
import { searchServer } from "./search/server.ts";
import { soundServer } from "./sound/server.ts";
import type { ToolServer } from "./tool.ts";
import { writingServer } from "./writing/server.ts";

/** Videos and 3D models are runs like others (run-screens/media): they need nothing of their own. */
const servers: Readonly<Record<ToolId, ToolServer>> = {
  design: designServer,
  video: {},
  sound: soundServer,
  "three-d": {},
  writing: writingServer,
  chat: chatServer,
  pdf: pdfServer,
  ideas: ideasServer,
  search: searchServer,
};

export const toolServers: readonly ToolServer[] = Object.values(servers);
