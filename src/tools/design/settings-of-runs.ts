import { type GeneratorSettings, initialSettings, readEngineSettings, studioId } from "./engine-rules.ts";
import type { ShownRun } from "./shown-run-rules.ts";
import { styleWithWords } from "./style-rules.ts";

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
    prompt,
    count,
    aspectRatio,
    engines,
    tellsStyle,
    style: styleWithWords(style) ?? initialSettings.style,
    isStyleAuto: styleWithWords(style) === undefined,
  };
}
