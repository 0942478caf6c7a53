import { useState } from "react";
import { redirect, useOutletContext } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { withPageErrors } from "#platform/http/page-errors.ts";
import { servicesContext } from "#platform/services.ts";
import { Button } from "#ui/button.tsx";
import { changeDesign } from "../design/change-design.ts";
import type { DeletedDesign } from "../design/delete-design.ts";
import { imageGeneratorPath } from "../design/design-rules.ts";
import { type HistoryEntry, readGenerator } from "../design/read-generator.ts";
import { settingsOf } from "../design/settings-of-runs.ts";
import { DesignForm } from "../design/ui/design-form-post.tsx";
import { GeneratorHistory } from "../design/ui/generator-history.tsx";
import { GeneratorResults } from "../design/ui/generator-results.tsx";
import type { MadePicture } from "../design/ui/photo-dialog.tsx";
import { useGeneratorRuns } from "../design/ui/use-generator-runs.ts";
import { type Mode, Wizard } from "../design/ui/wizard.tsx";
import { changeRun } from "../media/change-run.ts";
import { AgainNote } from "../ui/again-note.tsx";
import { usePolling } from "../ui/use-polling.ts";
import { watermarkContext } from "../watermark.ts";
import type { Route } from "./+types/image-generator";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Image generator", imageGeneratorPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { userId } = viewer;
  const [shown, watermark] = await Promise.all([
    readGenerator(context.get(servicesContext), { userId, query: url.searchParams }),
    context.get(watermarkContext)(userId),
  ]);
  return { ...shown, hasWatermark: watermark !== undefined };
}

/** What the buttons of designs and of runs do. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return withPageErrors(async () => {
    const form = await readForm(request);
    const services = context.get(servicesContext);
    const asked = { userId: viewer.userId, form };
    const query = new URLSearchParams(url.search);
    if (form.has("runId")) {
      const { intent, runId } = await changeRun(services, asked);
      if (intent === "remove") takeOut(query, runId);
    } else {
      const { intent, designId } = await changeDesign(services, asked);
      if (intent === "delete") query.set("deleted", designId);
      if (intent === "restore") query.delete("deleted");
    }
    return redirect(`${imageGeneratorPath}?${query}`, 303);
  });
}

/** The address doesn't name a run that is gone. */
function takeOut(query: URLSearchParams, runId: string): void {
  const others =
    query
      .get("run")
      ?.split(",")
      .filter((id) => id !== runId) ?? [];
  if (others.length > 0) query.set("run", others.join(","));
  else query.delete("run");
}

/** The studio is done in a second; models take their time. */
const pollMs = { studio: 600, engines: 1_500 };

export default function ImageGeneratorPage({ loaderData }: Route.ComponentProps) {
  const { runs, again, engines, writers, kits, history, hasWatermark, deleted, project } = loaderData;
  // The workspace around it shows the balance, too.
  const { availableAic } = useOutletContext<{ readonly availableAic: number }>();
  const [mode, setMode] = useState<Mode>("Ideate");
  const shownIds = runs.map(({ id }) => id);
  const { isStarting, refused, start, replace } = useGeneratorRuns(engines, shownIds);
  const running = runs.filter(({ state }) => state === "running");
  usePolling(running.length > 0, running.some(({ kind }) => kind === "studio") ? pollMs.studio : pollMs.engines);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Image generator</h1>
        <p className="max-w-[64ch] text-muted">
          Logos, posters, posts, business cards, patterns, scenes and icon sets by Easel Studio, our own design engine:
          real type, sharp at any size, no model needed. Or pictures by any image model that is connected.
        </p>
      </header>
      <AgainNote again={again} />
      <Wizard
        mode={mode}
        onMode={setMode}
        key={again?.key ?? (shownIds.join() || "new")}
        engines={engines}
        writers={writers}
        kits={hasWatermark ? undefined : kits}
        initial={again?.settings ?? (runs.length > 0 ? settingsOf(runs) : undefined)}
        kitId={project?.brandKitId ?? undefined}
        availableAic={availableAic}
        isBusy={isStarting || running.length > 0}
        refused={refused}
        onGenerate={start}
        results={
          runs.length > 0 && (
            <GeneratorResults
              runs={runs}
              engines={engines}
              hasWatermark={hasWatermark}
              made={madePictures(history)}
              isStarting={isStarting}
              onReplace={(runId, settings) => void replace(runId, settings)}
            />
          )
        }
      />
      <GeneratorHistory entries={history} />
      {deleted && <Deleted design={deleted} />}
    </div>
  );
}

const madePictures = (history: readonly HistoryEntry[]): readonly MadePicture[] =>
  history.flatMap(({ runId, isOfStudio, picture, prompt }) =>
    picture && !isOfStudio ? [{ runId, address: picture, prompt }] : [],
  );

function Deleted({ design: { id, title } }: { readonly design: DeletedDesign }) {
  return (
    <div
      role="status"
      // In view wherever the page was scrolled to.
      className="sticky bottom-4 z-20 flex w-full max-w-xl flex-wrap items-center gap-3 justify-self-center rounded-md border border-hairline bg-surface py-2 pr-2 pl-4 text-sm shadow-float"
    >
      <p className="min-w-0 flex-1 break-words">“{title}” was deleted. You can undo this for a day.</p>
      <DesignForm intent="restore" designId={id}>
        <Button type="submit" look="secondary" size="sm">
          Undo
        </Button>
      </DesignForm>
    </div>
  );
}
