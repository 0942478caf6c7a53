import type { ToolServer } from "../tool.ts";
import { audioRoutes } from "./audio-routes.ts";
import { soundWork } from "./work.ts";

export const soundServer: ToolServer = {
  endpoints: ({ services, accounts }) => [audioRoutes(services, accounts)],
  work: soundWork,
};
