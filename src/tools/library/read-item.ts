import { type StoppingCost, stoppingCosts } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import { endingOf, getRun, listProjects, type RunView } from "#runs/index.ts";
import { designsPath } from "../design/design-rules.ts";
import { listDesigns } from "../design/designs.ts";
import { runsPath } from "../run-screens/text/text-tool.ts";
import { linkPath } from "../sharing/link-rules.ts";
import { listRunLinks } from "../sharing/run-links.ts";
import { namesOf } from "./list-library.ts";
import { factsOf, promptOf } from "./run-facts.ts";
import { listKeptTexts, readableOutput } from "./run-texts.ts";
import { workToolOf } from "./work-tools.ts";

interface OwnRun {
  readonly userId: string;
  readonly runId: string;
}

/** Everything about one run: what was asked, what came of it, what it cost. @throws {AppError} `not_found`, also for another user's. */
export async function readItem(services: Services, { userId, runId }: OwnRun) {
  const { db } = services;
  const run = await getRun(db, { userId, runId });
  const [designs, engineName, projects, links, keptTexts] = await Promise.all([
    listDesigns(db, { userId, runIds: [runId] }),
    namesOf(services),
    listProjects(db, userId),
    listRunLinks(db, { userId, runId, now: services.clock.now() }),
    listKeptTexts(db, { userId, runs: [run] }),
  ]);
  const kept = keptTexts.get(runId);
  const linkOf = (number: number) => {
    const link = links.get(number);
    return link ? { address: `${services.config.baseUrl}${linkPath(link.token)}`, expiresAt: link.expiresAt } : null;
  };
  const { state, progress, failureMessage, payer, priceAic, maxAic, isSaved, projectId, createdAt, settings } = run;
  const prompt = kept?.question ?? promptOf(settings);
  const { label, open, again, vary, keptElsewhere } = workToolOf(run.tool);
  const made = (designs.get(runId) ?? []).map(({ id, title, isFavorite, updatedAt }) => ({
    id,
    title,
    isFavorite,
    picture: `${designsPath}/${id}/design.png?width=800&v=${updatedAt.getTime()}`,
    download: `${designsPath}/${id}/design.png?download`,
  }));
  const modelName = typeof settings.modelName === "string" ? settings.modelName : run.model;
  return {
    id: runId,
    label,
    state,
    progress,
    failureMessage,
    isSaved,
    projectId,
    createdAt,
    projects,
    payer,
    priceAic,
    maxAic,
    isText: run.kind === "text",
    stopping: stoppingOf(run),
    output: kept?.answer ?? readableOutput(run.tool, run.output),
    /** A text that its tool keeps is shared there, if at all. */
    canShareText: run.output !== "",
    keptElsewhere,
    title: made[0]?.title || prompt.split("\n", 1)[0]?.slice(0, titleMax) || label,
    prompt,
    facts: factsOf(settings),
    engineName: engineName(run.engine, modelName),
    designs: made,
    files: run.files.map(({ number, mediaType, bytes }) => ({
      number,
      mediaType,
      bytes,
      ending: endingOf(mediaType),
      link: linkOf(number),
      address: `${runsPath}/${runId}/files/${number}`,
    })),
    textLink: linkOf(0),
    openPath: open?.(runId),
    againPath: again?.(runId),
    varyPath: vary?.(runId),
  };
}

const stoppingOf = ({ kind, vendor }: RunView): StoppingCost =>
  (vendor !== "studio" && stoppingCosts[vendor][kind === "text" ? "text" : "media"]) || "unknown";

export type ShownItem = Awaited<ReturnType<typeof readItem>>;

const titleMax = 160;
