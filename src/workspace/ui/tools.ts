import { House, Library } from "lucide";
import { toolScreens } from "#tools/registry.ts";
import { type ToolScreen, toolGroups } from "#tools/tool.ts";
import { homePath } from "../rules.ts";
import { type Named, wordScore } from "./word-score.ts";

/** Above the tools: where everything is. */
export const workspacePlaces: readonly Pick<ToolScreen, "path" | "title" | "icon">[] = [
  { path: homePath, title: "Workspace", icon: House },
  { path: "/workspace/library", title: "Library", icon: Library },
];

/** Address at which a tool opens. */
export const addressOf = ({ path, key }: ToolScreen): string => (key ? `${path}?key=${key}` : path);

export const isCurrentTool = ({ path }: Pick<ToolScreen, "path">, pathname: string): boolean =>
  pathname === path || (path !== homePath && pathname.startsWith(`${path}/`));

/** The tools of each group that has any. */
export const groupedTools = (tools: readonly ToolScreen[] = toolScreens) =>
  toolGroups.flatMap(({ id, title }) => {
    const own = tools.filter(({ group }) => group === id);
    return own.length > 0 ? [{ id, title, tools: own }] : [];
  });

/** Returns the words with which the search finds a tool, here and in the palette. */
export const namedTool = ({ title, about, words }: ToolScreen): Named => ({ title, words: [about, words] });

/** Returns the tools that a query finds, the best match first. */
export function findTools(query: string, tools: readonly ToolScreen[] = toolScreens): readonly ToolScreen[] {
  if (query.trim() === "") return tools;
  const scored = tools.map((tool) => ({ tool, score: wordScore(query, namedTool(tool)) }));
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ tool }) => tool);
}
