import { Bot, MessageSquare } from "lucide";
import type { Tool } from "../tool.ts";

export const chat = {
  id: "chat",
  screens: [
    {
      path: "/chat",
      title: "Chat",
      group: "answers",
      icon: MessageSquare,
      model: "text",
      about: "Talk to the AI models that are connected",
      words: "ask assistant conversation gpt claude",
    },
    {
      path: "/home/bots",
      title: "Bots",
      group: "answers",
      icon: Bot,
      model: "text",
      about: "Instructions that you use again, with a name and files",
      words: "assistant agent custom gpt persona",
    },
  ],
  pages: [
    { path: "chat/:conversationId?", file: "chat" },
    { path: "home/bots", file: "bots" },
    { path: "home/bots/:botId", file: "bot" },
    { path: "home/bots/shared/:token", file: "shared-bot" },
  ],
} as const satisfies Tool;
