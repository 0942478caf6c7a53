import { Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { findRun, listRuns, type RunEntry, type RunView } from "#runs/index.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { usePolling } from "#ui/use-polling.ts";
import { DeletionNote } from "#work/ui/index.ts";
import { featuresContext } from "../../plan-features.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useCreditsToast } from "../../run-screens/ui/use-credits-toast.ts";
import { anotherSeed } from "../another-seed.ts";
import { readKitChoice } from "../brand-kits/kit-choice.ts";
import { changeDesign } from "../change-design.ts";
import { findDeletedDesign } from "../delete-design.ts";
import { listLinks } from "../design-links.ts";
import { designsPath } from "../design-rules.ts";
import { type ListedDesign, listDesigns } from "../designs.ts";
import {
  designGenerator,
  designGeneratorPath,
  type ScreenSettings,
  screenSettingsSchema,
} from "../mockups/mockup-rules.ts";
import { ScreenTiles, type ShownScreens } from "../mockups/ui/screen-tiles.tsx";
import { ScreensForm } from "../mockups/ui/screens-form.tsx";
import { useScreensRun } from "../mockups/ui/use-screens-run.ts";
import type { ShownDesign } from "../shown-run-rules.ts";
import { showDesign } from "../shown-runs.ts";
import type { Route } from "./+types/design-generator";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "UI/UX design generator", designGeneratorPath);

const screens = { id: designGenerator, settings: screenSettingsSchema };

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const { db, clock, config } = context.get(servicesContext);
  const query = url.searchParams;
  const runId = query.get("run");
  const deletedId = url.searchParams.get("deleted") ?? "";
  const [history, run, { watermark, hasBrandKits }, deleted, rerun, { kits, project }] = await Promise.all([
    listRuns(db, { userId: ownerId, tool: designGenerator, savedOnly: false }),
    runId === null ? undefined : findRun(db, { userId: ownerId, runId }),
    context.get(featuresContext)(ownerId),
    findDeletedDesign(db, { userId: ownerId, designId: deletedId }, clock.now()),
    runId === null ? readRerun(db, screens, { userId: ownerId, query, variation: anotherSeed }) : undefined,
    readKitChoice(db, { userId: ownerId, query }),
  ]);
  const runIds = [...history.map(({ id }) => id), ...(run ? [run.id] : [])];
  const designs = await listDesigns(db, { userId: ownerId, runIds });
  const shown = (run && designs.get(run.id)) ?? [];
  const links = await listLinks(
    db,
    shown.map(({ id }) => id),
    clock.now(),
  );
  return {
    run:
      run &&
      showRun(
        run,
        shown.map((design) => showDesign(design, links.get(design.id), config.baseUrl)),
      ),
    deleted,
    rerun,
    project,
    kits: hasBrandKits ? kits : undefined,
    history: history.flatMap((entry) =>
      (designs.get(entry.id) ?? []).slice(0, 1).map((design) => showEntry(entry, design)),
    ),
    hasWatermark: watermark !== undefined,
  };
}

const showRun = (
  { id, state, settings, priceAic, failureMessage }: RunView,
  designs: readonly ShownDesign[],
): ShownScreens => ({
  id,
  state,
  priceAic,
  failureMessage,
  designs,
  settings: settings as unknown as ScreenSettings,
});

const showEntry = ({ id: runId, settings }: RunEntry, { id, title, updatedAt }: ListedDesign) => ({
  runId,
  count: (settings as unknown as ScreenSettings).screens,
  design: { id, title, version: updatedAt.getTime() },
});

/** Handles the buttons of a design. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const form = await readForm(request);
  const { intent, designId } = await changeDesign(context.get(servicesContext), { actor, form });
  const query = new URLSearchParams(url.search);
  if (intent === "delete") query.set("deleted", designId);
  if (intent === "restore") query.delete("deleted");
  return redirect(`${designGeneratorPath}?${query}`, 303);
}

const pollMs = 600;

export default function DesignGeneratorPage({ loaderData }: Route.ComponentProps) {
  const { run, history, hasWatermark, deleted, rerun, kits, project } = loaderData;
  const screensRun = useScreensRun();
  const isRunning = run?.state === "running";
  useCreditsToast(run ? [run] : [], "a design");
  usePolling(isRunning, pollMs);
  return (
    <div className="container-page grid gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">UI/UX design generator</h1>
        <p className="max-w-[64ch] text-muted">
          Describe an app or a website, and Easel Studio designs its screens: as pictures, as layers for Figma, and as
          clean HTML.
        </p>
        <TeamNote />
      </header>
      {run && (
        <ScreenTiles
          run={run}
          hasWatermark={hasWatermark}
          onVary={() => void screensRun.start(anotherSeed.change(run.settings))}
        />
      )}
      <RerunNote rerun={rerun} />
      <ScreensForm
        key={run?.id ?? (rerun ? `${rerun.runId} ${rerun.varied}` : "new")}
        settings={run?.settings ?? rerun?.settings ?? undefined}
        isRunning={isRunning}
        kits={kits}
        project={project}
        {...screensRun}
      />
      <History entries={history} />
      {deleted && (
        <DeletionNote isFloating fields={{ designId: deleted.id }}>
          “{deleted.title}” was deleted.
        </DeletionNote>
      )}
    </div>
  );
}

type Entries = Route.ComponentProps["loaderData"]["history"];

function History({ entries }: { readonly entries: Entries }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="design-history" className="grid gap-4 border-t border-hairline pt-8">
      <h2 id="design-history" className="text-xl">
        Earlier screens
      </h2>
      <ul className="grid grid-cols-3 gap-4 sm:grid-cols-4 lg:grid-cols-5 2xl:grid-cols-8">
        {entries.map(({ runId, count, design }) => (
          <li key={runId}>
            <Link to={`${designGeneratorPath}?run=${runId}`} className="grid gap-1.5 text-xs">
              <img
                src={`${designsPath}/${design.id}/design.png?width=240&v=${design.version}`}
                alt=""
                loading="lazy"
                className="aspect-square w-full rounded-sm border border-hairline bg-sunken object-cover object-top"
              />
              <span className="truncate">{design.title}</span>
              <span className="text-muted">{count === 1 ? "1 screen" : `${count} screens`}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
