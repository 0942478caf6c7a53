import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import { actingAs, findOwner } from "#teams/index.ts";
import { runEndpoint } from "../run-screens/run-endpoint.ts";
import type { ToolParts, ToolServer } from "../tool.ts";
import { answerAgain, answerMessage } from "./answer-chat.ts";
import { botRoutes, botUploads } from "./bots/bot-routes.ts";
import { botJobs, botsData } from "./bots/bots-data.ts";
import { chatData } from "./chat-data.ts";
import { chatJobs } from "./chat-jobs.ts";
import { chatAnswersPath, chatMessagesPath, conversationFilePath } from "./chat-rules.ts";
import { exportConversation } from "./export-conversation.ts";
import { chatFileRoutes, chatFileUpload } from "./files/chat-file-routes.ts";
import { conversations } from "./schema.ts";
import { chatWork } from "./work.ts";

export const chatServer: ToolServer = {
  endpoints: (parts) => [
    conversationRoutes(parts),
    chatFileRoutes(parts.services, parts.accounts),
    botRoutes(parts.services, parts.accounts),
  ],
  uploads: (accounts) => [...botUploads(accounts), chatFileUpload(accounts)],
  jobs: (services) => [...chatJobs(services), ...botJobs(services)],
  personalData: (services) => [chatData(services), botsData(services)],
  work: chatWork,
};

function conversationRoutes(parts: ToolParts): Hono<AppEnv> {
  const { services, accounts } = parts;
  const routes = new Hono<AppEnv>();
  routes.post(chatMessagesPath, runEndpoint(parts, answerMessage));
  routes.post(chatAnswersPath, runEndpoint(parts, answerAgain));
  routes.get(conversationFilePath(":conversationId"), async (c) => {
    const actor = await actingAs(c, services, accounts);
    const conversationId = c.req.param("conversationId") ?? "";
    const userId = await findOwner(services.db, conversations, { ...actor, id: conversationId });
    const text = await exportConversation(services.db, { userId, conversationId });
    return c.body(text, 200, { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "no-store" });
  });
  return routes;
}
