import { Languages, NotebookPen, PenLine, ScanText, SpellCheck } from "lucide";
import type { Tool } from "../tool.ts";

export const writing = {
  id: "writing",
  screens: [
    {
      path: "/text-generator",
      title: "Text generator",
      group: "texts",
      icon: PenLine,
      model: "text",
      about: "Posts, emails, ads and articles in nine tones",
      words: "write copy copywriting blog email caption newsletter instagram linkedin facebook social media",
    },
    {
      path: "/home/write",
      title: "Write",
      group: "texts",
      icon: NotebookPen,
      about: "Your points as a first draft, to edit and finish",
      words: "draft outline letter email article compose document",
    },
    {
      path: "/home/grammar",
      title: "Grammar check",
      group: "texts",
      icon: SpellCheck,
      about: "Mistakes found and explained, for you to decide",
      words: "spelling correct proofread typos improve",
    },
    {
      path: "/home/translate",
      title: "Translate",
      group: "texts",
      icon: Languages,
      model: "text",
      about: "Texts in 35 languages, with the terms of your glossary",
      words: "translation language french spanish german glossary",
    },
    {
      path: "/home/detector",
      title: "AI text check",
      group: "texts",
      icon: ScanText,
      about: "How formulaic a text is, and how sure that can be",
      words: "detector detect ai written gpt human plagiarism",
    },
  ],
  pages: [
    { path: "text-generator", file: "text-generator" },
    { path: "home/write", file: "drafts" },
    { path: "home/write/:draftId", file: "draft" },
    { path: "home/grammar", file: "grammar" },
    { path: "home/translate", file: "translate" },
    { path: "home/detector", file: "detector" },
  ],
} as const satisfies Tool;
