import { Lightbulb, Network } from "lucide";
import type { Tool } from "../tool.ts";

export const ideas = {
  id: "ideas",
  screens: [
    {
      path: "/ideation",
      title: "Ideation",
      group: "ideas",
      icon: Lightbulb,
      about: "Ideas as cards on a board, grouped and voted on",
      words: "ideas brainstorm board cards scamper vote favorites history",
    },
    {
      path: "/home/mindmap",
      title: "Mind map",
      group: "ideas",
      icon: Network,
      about: "Split a topic into branches, and see what’s missing",
      words: "mindmap brainstorm outline tree structure",
    },
  ],
  pages: [
    { path: "ideation", file: "ideation" },
    { path: "ideation/:boardId", file: "board" },
    { path: "home/mindmap", file: "mindmaps" },
    { path: "home/mindmap/:mapId", file: "mindmap" },
  ],
} as const satisfies Tool;
