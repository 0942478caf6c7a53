/** Engines under other names than the tools that are made of them. */
const engineByTool: Readonly<Record<string, string>> = {
  chatgpt: "gpt-4o",
  claude: "claude-3-opus",
  gemini: "gemini-pro",
  "leonardo-ai": "leonardo",
};

/** The slug of the engine that a tool of the directory is, or would be: most have the same. */
export const engineSlugOf = (toolSlug: string): string =>
  Object.hasOwn(engineByTool, toolSlug) ? (engineByTool[toolSlug] ?? toolSlug) : toolSlug;
