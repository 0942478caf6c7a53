import {
  AppWindow,
  AudioLines,
  Bot,
  Box,
  Clapperboard,
  FileSearch,
  House,
  type IconNode,
  Image,
  Languages,
  Library,
  Lightbulb,
  MessageSquare,
  Network,
  NotebookPen,
  Package,
  PenLine,
  ScanText,
  Search,
  SpellCheck,
} from "lucide";
import { homePath, type ModelKind } from "../rules.ts";
import { type Named, wordScore } from "./word-score.ts";

const toolGroups = [
  { id: "media", title: "Images and media" },
  { id: "texts", title: "Texts" },
  { id: "answers", title: "Chat and answers" },
  { id: "ideas", title: "Ideas" },
] as const;

type ToolGroup = (typeof toolGroups)[number]["id"];

export interface WorkspaceTool {
  readonly path: string;
  /** Which interface opens, where one address has several. */
  readonly key?: string;
  readonly title: string;
  readonly group: ToolGroup;
  /** What it does, in one line. */
  readonly about: string;
  /** Other words that users search for. */
  readonly words: string;
  readonly icon: IconNode;
  /** The kind of model without which it does nothing. */
  readonly model?: ModelKind;
}

/** The screens that work: one line each (docs/how-to.md), in the order of the rail. */
export const workspaceTools: readonly WorkspaceTool[] = [
  {
    ...{ path: "/image-generator", title: "Image generator", group: "media", icon: Image },
    about: "Logos, posters, posts, cards, patterns and pictures",
    words: "design picture photo banner story cover icon logo studio instagram facebook flyer invitation thumbnail",
  },
  {
    ...{ path: "/design-generator", title: "UI/UX design generator", group: "media", icon: AppWindow },
    about: "Screens of apps and websites as PNG, SVG or HTML",
    words: "mockup wireframe landing page dashboard app screens figma",
  },
  {
    ...{ path: "/home/product-picture", title: "Product picture", group: "media", icon: Package },
    about: "Your product on a set, from a photo of it",
    words: "photo shop cutout background remove remover packshot ecommerce scene",
  },
  {
    ...{ path: "/home/video", key: "videoGenerator", title: "Video generator", group: "media", icon: Clapperboard },
    about: "Videos from words or a picture, and animated designs",
    words: "movie clip mp4 animation motion reveal film reel tiktok youtube",
  },
  {
    ...{ path: "/home/audio", title: "Audio", group: "media", icon: AudioLines },
    about: "Text to speech, transcription and music",
    words: "voice over voiceover narration sound transcribe subtitles srt recording song podcast",
  },
  {
    ...{ path: "/home/3d", title: "3D models", group: "media", icon: Box, model: "model" },
    about: "A model for games, print or the web, from words or a picture",
    words: "3d model mesh glb gltf object sculpt figure render print printing game asset tripo blender",
  },
  {
    ...{ path: "/text-generator", title: "Text generator", group: "texts", icon: PenLine, model: "text" },
    about: "Posts, emails, ads and articles in nine tones",
    words: "write copy copywriting blog email caption newsletter instagram linkedin facebook social media",
  },
  {
    ...{ path: "/home/write", title: "Write", group: "texts", icon: NotebookPen },
    about: "Your points as a first draft, to edit and finish",
    words: "draft outline letter email article compose document",
  },
  {
    ...{ path: "/home/grammar", title: "Grammar check", group: "texts", icon: SpellCheck },
    about: "Mistakes found and explained, for you to decide",
    words: "spelling correct proofread typos improve",
  },
  {
    ...{ path: "/home/translate", title: "Translate", group: "texts", icon: Languages, model: "text" },
    about: "Texts in 35 languages, with the terms of your glossary",
    words: "translation language french spanish german glossary",
  },
  {
    ...{ path: "/home/detector", title: "AI text check", group: "texts", icon: ScanText },
    about: "How formulaic a text is, and how sure that can be",
    words: "detector detect ai written gpt human plagiarism",
  },
  {
    ...{ path: "/chat", title: "Chat", group: "answers", icon: MessageSquare, model: "text" },
    about: "Talk to the AI models that are connected",
    words: "ask assistant conversation gpt claude",
  },
  {
    ...{ path: "/home/bots", title: "Bots", group: "answers", icon: Bot, model: "text" },
    about: "Instructions that you use again, with a name and files",
    words: "assistant agent custom gpt persona",
  },
  {
    ...{ path: "/home/chatpdf", title: "Chat with a PDF", group: "answers", icon: FileSearch },
    about: "Answers from a document, with the pages they come from",
    words: "document pdf question summary read",
  },
  {
    ...{ path: "/ideation", title: "Ideation", group: "ideas", icon: Lightbulb },
    about: "Ideas as cards on a board, grouped and voted on",
    words: "ideas brainstorm board cards scamper vote favorites history",
  },
  {
    ...{ path: "/home/search", title: "Search", group: "answers", icon: Search },
    about: "Ask which tool fits; answers come from the directory",
    words: "directory find tools concierge recommend alternatives",
  },
  {
    ...{ path: "/home/mindmap", title: "Mind map", group: "ideas", icon: Network },
    about: "Split a topic into branches, and see what’s missing",
    words: "mindmap brainstorm outline tree structure",
  },
];

/** Above the tools: where everything is. */
export const workspacePlaces: readonly Pick<WorkspaceTool, "path" | "title" | "icon">[] = [
  { path: homePath, title: "Workspace", icon: House },
  { path: "/workspace/library", title: "Library", icon: Library },
];

/** Where a tool opens. */
export const addressOf = ({ path, key }: WorkspaceTool): string => (key ? `${path}?key=${key}` : path);

export const isCurrentTool = ({ path }: Pick<WorkspaceTool, "path">, pathname: string): boolean =>
  pathname === path || (path !== homePath && pathname.startsWith(`${path}/`));

/** The tools of each group that has any. */
export const groupedTools = (tools: readonly WorkspaceTool[] = workspaceTools) =>
  toolGroups.flatMap(({ id, title }) => {
    const own = tools.filter(({ group }) => group === id);
    return own.length > 0 ? [{ id, title, tools: own }] : [];
  });

/** What the search finds a tool by, here and in the palette. */
export const namedTool = ({ title, about, words }: WorkspaceTool): Named => ({ title, words: [about, words] });

/** Those that a query finds, the best match first. */
export function findTools(query: string, tools: readonly WorkspaceTool[] = workspaceTools): readonly WorkspaceTool[] {
  if (query.trim() === "") return tools;
  const scored = tools.map((tool) => ({ tool, score: wordScore(query, namedTool(tool)) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ tool }) => tool);
}
