import { listMediaEngines } from "#models/index.ts";
import type { Services } from "#platform/services.ts";
import { type Ability, describeAbilities, type MediaTab, modalities } from "./abilities.ts";

const shownMax = 3;

/** Lists what a user can make now, by the engines that they or the operator have connected. */
export async function listAbilities(
  services: Services,
  userId: string,
): Promise<Readonly<Record<MediaTab, readonly Ability[]>>> {
  const named = await Promise.all(
    modalities.map(async (modality) => {
      const engines = await listMediaEngines(services, userId, modality);
      const names = [...new Set(engines.map(({ engineName }) => engineName))];
      return [modality, names.slice(0, shownMax)] as const;
    }),
  );
  return describeAbilities(new Map(named));
}
