import type { Executor } from "#platform/db/database.ts";
import { listProjects } from "#runs/index.ts";
import { projectIn } from "#work/browser.ts";
import { listKits } from "./brand-kits.ts";

interface Asked {
  readonly userId: string;
  /** Query of the screen’s address. */
  readonly query: URLSearchParams;
}

/** The brand kits that a screen offers, and the project of its address, whose kit new designs begin with. */
export async function readKitChoice(db: Executor, { userId, query }: Asked) {
  const projectId = projectIn(query);
  const [kits, projects] = await Promise.all([
    listKits(db, userId),
    projectId === undefined ? [] : listProjects(db, userId),
  ]);
  return { kits, project: projects.find(({ id }) => id === projectId) };
}
