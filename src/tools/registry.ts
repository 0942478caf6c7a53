import { chat } from "./chat/tool.ts";
import { design } from "./design/tool.ts";
import { ideas } from "./ideas/tool.ts";
import { pdf } from "./pdf/tool.ts";
import { search } from "./search/tool.ts";
import { sound } from "./sound/tool.ts";
import { threeD } from "./three-d/tool.ts";
import type { ToolScreen } from "./tool.ts";
import { video } from "./video/tool.ts";
import { writing } from "./writing/tool.ts";

/** Every tool, in the order of the workspace's list. Its server is in servers.ts under the same name. */
export const tools = [design, video, sound, threeD, writing, chat, pdf, ideas, search] as const;

export type ToolId = (typeof tools)[number]["id"];

export const toolScreens: readonly ToolScreen[] = tools.flatMap(({ screens }) => [...screens]);
