import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";

/** The built product has started once on the template: its copies have the tables of the job queue, and what was compiled is kept. */
export default async function setup(project: TestProject): Promise<void> {
  const site = await startSite({ databaseUrl: project.getProvidedContext().templateUrl });
  await site.stop();
}
