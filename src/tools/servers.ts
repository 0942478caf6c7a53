import { collectWork } from "#work/index.ts";
import { chatServer } from "./chat/server.ts";
import { designServer } from "./design/server.ts";
import { ideasServer } from "./ideas/server.ts";
import { pdfServer } from "./pdf/server.ts";
import type { ToolId } from "./registry.ts";
import { searchServer } from "./search/server.ts";
import { soundServer } from "./sound/server.ts";
import { threeDServer } from "./three-d/server.ts";
import type { ToolServer } from "./tool.ts";
import { videoServer } from "./video/server.ts";
import { writingServer } from "./writing/server.ts";

const servers: Readonly<Record<ToolId, ToolServer>> = {
  design: designServer,
  video: videoServer,
  sound: soundServer,
  "three-d": threeDServer,
  writing: writingServer,
  chat: chatServer,
  pdf: pdfServer,
  ideas: ideasServer,
  search: searchServer,
};

export const toolServers: readonly ToolServer[] = Object.values(servers);

/** The kinds of work of all tools. */
export const work = collectWork(toolServers.map((tool) => tool.work ?? {}));
