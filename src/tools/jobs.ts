import type { PersonalDataSource } from "#accounts/index.ts";
import type { AnyJobHandler } from "#platform/jobs.ts";
import type { Services } from "#platform/services.ts";
import { documentJobs, documentsData, shareLinksData } from "#work/index.ts";
import { toolServers } from "./servers.ts";

export const toolsJobs = (services: Services): readonly AnyJobHandler[] => [
  ...documentJobs(services),
  ...toolServers.flatMap((tool) => tool.jobs?.(services) ?? []),
];

export const toolsData = (services: Services): readonly PersonalDataSource[] => [
  ...toolServers.flatMap((tool) => tool.personalData?.(services) ?? []),
  documentsData,
  shareLinksData,
];
