import { useEffect } from "react";
import { Link, redirect, useRevalidator } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { getRun, listRuns, type RunEntry } from "#runs/index.ts";
import { type DesignSettings, designsPath, imageGenerator, imageGeneratorPath } from "../design/design-rules.ts";
import { type ListedDesign, listDesigns, markFavorite } from "../design/designs.ts";
import { DesignTiles, type ShownDesign, type ShownRun } from "../design/ui/design-tiles.tsx";
import { useDesignRun } from "../design/ui/use-design-run.ts";
import { Wizard } from "../design/ui/wizard.tsx";
import { watermarkContext } from "../watermark.ts";
import type { Route } from "./+types/image-generator";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Image generator", imageGeneratorPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { userId } = viewer;
  const { db } = context.get(servicesContext);
  const runId = url.searchParams.get("run");
  const [history, run, watermark] = await Promise.all([
    listRuns(db, { userId, tool: imageGenerator, savedOnly: false }),
    runId === null ? undefined : findRun(db, { userId, runId }),
    context.get(watermarkContext)(userId),
  ]);
  const runIds = [...history.map(({ id }) => id), ...(run ? [run.id] : [])];
  const designs = await listDesigns(db, { userId, runIds });
  return {
    run: run && showRun(run, run.failureMessage, designs.get(run.id)),
    history: history.flatMap((entry) =>
      (designs.get(entry.id) ?? []).slice(0, 1).map((design) => showEntry(entry, design)),
    ),
    hasWatermark: watermark !== undefined,
  };
}

/** A run that was deleted, or is another user’s, is not shown. */
async function findRun(db: Parameters<typeof getRun>[0], asked: Parameters<typeof getRun>[1]) {
  return getRun(db, asked).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
}

const showDesign = ({ id, number, title, isFavorite, updatedAt }: ListedDesign): ShownDesign => ({
  ...{ id, number, title, isFavorite },
  version: updatedAt.getTime(),
});

const showRun = (
  { id, state, settings, priceAic }: RunEntry,
  failureMessage: string | null,
  designs: readonly ListedDesign[] = [],
): ShownRun => ({
  ...{ id, state, priceAic, failureMessage },
  settings: settings as unknown as DesignSettings,
  designs: designs.map(showDesign),
});

const showEntry = ({ id, settings }: RunEntry, design: ListedDesign) => ({
  runId: id,
  count: (settings as unknown as DesignSettings).count,
  design: showDesign(design),
});

/** Marks a design as a favorite, or no longer. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return withPageErrors(async () => {
    const form = await readForm(request);
    const isFavorite = fieldOf(form, "isFavorite");
    if (isFavorite !== "on" && isFavorite !== "off") {
      throw new AppError("invalid_input", { userMessage: "This form is incomplete. Please reload the page." });
    }
    const { db } = context.get(servicesContext);
    const designId = fieldOf(form, "designId");
    await markFavorite(db, { userId: viewer.userId, designId, isFavorite: isFavorite === "on" });
    return redirect(`${imageGeneratorPath}${url.search}`, 303);
  });
}

const pollMs = 600;

export default function ImageGeneratorPage({ loaderData }: Route.ComponentProps) {
  const { run, history, hasWatermark } = loaderData;
  const { start } = useDesignRun();
  const isRunning = run?.state === "running";
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
  return (
    <div className="container-page grid gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Image generator</h1>
        <p className="max-w-[64ch] text-muted">
          Posters, posts and banners by Easel Studio, our own design engine: real type, sharp at any size, no model
          needed.
        </p>
      </header>
      <Wizard
        key={run?.id ?? "new"}
        run={run && { id: run.id, settings: run.settings, isRunning }}
        results={
          run && (
            <DesignTiles
              run={run}
              hasWatermark={hasWatermark}
              onVary={() => void start({ ...run.settings, seed: nextSeed(run.settings.seed) })}
            />
          )
        }
      />
      <History entries={history} />
    </div>
  );
}

/** Seeds are numbers unless the user chose another. */
const nextSeed = (seed: string): string =>
  /^\d{1,9}$/.test(seed) ? String(Number(seed) + 1) : `${seed}-2`.slice(0, 60);

type Entries = Route.ComponentProps["loaderData"]["history"];

function History({ entries }: { readonly entries: Entries }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="design-history" className="grid gap-4 border-t border-hairline pt-8">
      <h2 id="design-history" className="text-xl">
        Earlier designs
      </h2>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-5 2xl:grid-cols-8">
        {entries.map(({ runId, count, design }) => (
          <li key={runId}>
            <Link to={`${imageGeneratorPath}?run=${runId}`} className="grid gap-1.5 text-xs">
              <img
                src={`${designsPath}/${design.id}/design.png?width=240&v=${design.version}`}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-sm border border-hairline bg-sunken object-contain"
              />
              <span className="truncate">{design.title}</span>
              <span className="text-muted">{count === 1 ? "1 image" : `${count} images`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
