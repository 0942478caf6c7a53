import { type StoppingCost, stoppingCosts } from "#engines/index.ts";
import { endingOf, findRunOwner, getRun, listProjects, type RunView } from "#runs/index.ts";
import { runsPath } from "#runs/rules.ts";
import { type Actor, listFirstNames } from "#teams/index.ts";
import { linkPath } from "../sharing/link-rules.ts";
import { listRunLinks } from "../sharing/run-links.ts";
import type { WorkServices } from "../work-kinds.ts";
import { namesOf } from "./list-library.ts";
import { listKeptTexts, listPictures } from "./parts-of-runs.ts";
import { factsOf, promptOf } from "./run-facts.ts";

interface OwnRun {
  readonly actor: Pick<Actor, "ownerId" | "privateId">;
  readonly runId: string;
}

/** Everything about one run: what was asked, what came of it, what it cost. @throws {AppError} `not_found`, also for another user's. */
export async function readItem(services: WorkServices, { actor, runId }: OwnRun) {
  const { db, work } = services;
  const userId = await findRunOwner(db, { ...actor, id: runId });
  const isPrivate = userId !== actor.ownerId;
  const run = await getRun(db, { userId, runId });
  // Of a user's own, there is nothing to say.
  const makerId = (userId !== actor.privateId && run.memberId) || "";
  const [allPictures, engineName, projects, links, keptTexts, names] = await Promise.all([
    listPictures(services, { userId, runs: [run] }),
    namesOf(services),
    listProjects(db, actor.ownerId),
    listRunLinks(db, { userId, runId, now: services.clock.now() }),
    listKeptTexts(services, { userId, runs: [run] }),
    listFirstNames(db, makerId ? [makerId] : []),
  ]);
  const kept = keptTexts.get(runId);
  const linkOf = (number: number) => {
    const link = links.get(number);
    return link ? { address: `${services.config.baseUrl}${linkPath(link.token)}`, expiresAt: link.expiresAt } : null;
  };
  const { state, progress, failureMessage, payer, priceAic, maxAic, isSaved, projectId, createdAt, settings } = run;
  const prompt = kept?.question ?? promptOf(settings);
  const { label, open, rerun, vary, keptElsewhere, readOutput } = work.runWorkOf(run.tool);
  const pictures = (allPictures.get(runId) ?? []).map(({ id, title, address, download }) => ({
    id,
    title,
    download,
    address: address(pictureWidth),
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
    isPrivate,
    maker: names.get(makerId) ?? null,
    // What only its member sees leaves the team’s projects, but goes into none.
    projects: isPrivate ? projects.filter(({ id }) => id === projectId) : projects,
    payer,
    priceAic,
    maxAic,
    isText: run.kind === "text",
    stopping: stoppingOf(run),
    output: kept?.answer ?? readOutput?.(run.output) ?? run.output,
    /** A text that its tool keeps is shared there, if at all. */
    canShareText: run.output !== "",
    keptElsewhere,
    title: pictures[0]?.title || prompt.split("\n", 1)[0]?.slice(0, titleMax) || label,
    prompt,
    facts: factsOf(settings, work.settingNames),
    engineName: engineName(run.engine, modelName),
    pictures,
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
    rerunPath: rerun?.(runId),
    varyPath: vary?.(runId),
  };
}

const stoppingOf = ({ kind, vendor }: RunView): StoppingCost =>
  (vendor !== "studio" && stoppingCosts[vendor][kind === "text" ? "text" : "media"]) || "unknown";

export type ShownItem = Awaited<ReturnType<typeof readItem>>;

const titleMax = 160;
/** In pixels. */
const pictureWidth = 800;
