import { getDirectory } from "#directory/index.ts";
import { logoPath } from "#directory/rules.ts";
import type { Executor } from "#platform/db/database.ts";
import { services } from "./services.ts";

const toolsShown = 4;

export interface ServiceTools {
  readonly id: string;
  /** All tools of the category. */
  readonly toolCount: number;
  readonly tools: readonly { readonly slug: string; readonly name: string; readonly logo: string }[];
}

/** The first tools that the directory has for each service. */
export async function listServiceTools(db: Executor): Promise<readonly ServiceTools[]> {
  const { headings, contents } = await getDirectory(db);
  return services.map(({ id }) => {
    const heading = headings.find((candidate) => candidate.id === id);
    const tools = contents[id]?.tools.slice(0, toolsShown) ?? [];
    return {
      id,
      toolCount: heading?.toolCount ?? 0,
      tools: tools.map(({ slug, name, logo }) => ({ slug, name, logo: logoPath(logo, name, heading?.hue ?? 0) })),
    };
  });
}
