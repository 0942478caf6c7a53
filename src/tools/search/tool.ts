import { Search } from "lucide";
import type { Tool } from "../tool.ts";

export const search = {
  id: "search",
  screens: [
    {
      path: "/home/search",
      title: "Search",
      group: "answers",
      icon: Search,
      about: "Ask which tool fits; answers come from the directory",
      words: "directory find tools concierge recommend alternatives",
    },
  ],
  pages: [{ path: "home/search/:searchId?", file: "search" }],
} as const satisfies Tool;
