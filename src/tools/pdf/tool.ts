import { FileSearch } from "lucide";
import type { Tool } from "../tool.ts";

export const pdf = {
  id: "pdf",
  screens: [
    {
      path: "/home/chatpdf",
      title: "Chat with a PDF",
      group: "answers",
      icon: FileSearch,
      about: "Answers from a document, with the pages they come from",
      words: "document pdf question summary read",
    },
  ],
  pages: [
    { path: "home/chatpdf", file: "chatpdf" },
    { path: "home/chatpdf/:documentId", file: "chatpdf-document" },
  ],
} as const satisfies Tool;
