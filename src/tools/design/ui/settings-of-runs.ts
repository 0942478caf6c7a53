import { type GeneratorSettings, initialSettings, readEngineSettings, studioId } from "../engine-rules.ts";
import type { ShownRun } from "../read-generator.ts";
import { styleWithWords } from "./design-names.ts";

/** The settings of the form with which these runs were begun. The studio's tell most. */
export function settingsOf(runs: readonly ShownRun[]): GeneratorSettings {
  const engines = runs.map((run) => (run.kind === "studio" ? studioId : readEngineSettings(run.settings).engine));
  const studio = runs.find((run) => run.kind === "studio");
  const other = runs.find((run) => run.kind === "engine");
  const read = other && readEngineSettings(other.settings);
  const tellsStyle = read ? read.style !== undefined : true;
  if (studio) return { ...studio.settings, engines, tellsStyle };
  if (!read) return initialSettings;
  const { prompt, count, aspectRatio, style } = read;
  return {
    ...initialSettings,
    ...{ prompt, count, aspectRatio, engines, tellsStyle },
    style: styleWithWords(style) ?? initialSettings.style,
  };
}

/** Other designs of the same. Seeds are numbers unless the user chose another. */
export const againWith = (settings: GeneratorSettings): GeneratorSettings => {
  const { seed } = settings;
  return { ...settings, seed: /^\d{1,9}$/.test(seed) ? String(Number(seed) + 1) : `${seed}-2`.slice(0, 60) };
};
