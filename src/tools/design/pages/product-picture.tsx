import { useState } from "react";
import { redirect, useNavigate, useSearchParams } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedMedia } from "#models/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { usePolling } from "#ui/use-polling.ts";
import { inProjectOf, projectIn } from "#work/browser.ts";
import { DeletionNote } from "#work/ui/index.ts";
import { featuresContext } from "../../plan-features.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { useCreditsToast } from "../../run-screens/ui/use-credits-toast.ts";
import { changeRuns } from "../change-runs.ts";
import { type ProductSettings, productPath, productRunsPath } from "../product/product-rules.ts";
import { readProductPage } from "../product/read-product-page.ts";
import { ProductForm } from "../product/ui/product-form.tsx";
import { ProductResult } from "../product/ui/product-result.tsx";
import { GeneratorHistory } from "../ui/generator-history.tsx";
import { sendRun } from "../ui/send-run.ts";
import type { Route } from "./+types/product-picture";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Product picture", productPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const [{ kits, ...shown }, { watermark, hasBrandKits }] = await Promise.all([
    readProductPage(context.get(servicesContext), {
      userId: ownerId,
      query: url.searchParams,
      listImageEngines: () => listOfferedMedia(context, ownerId, "image"),
    }),
    context.get(featuresContext)(ownerId),
  ]);
  return { ...shown, kits: hasBrandKits ? kits : undefined, hasBrandKits, hasWatermark: watermark !== undefined };
}

/** Handles the buttons of designs and of runs. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const asked = { actor, form: await readForm(request), query: url.searchParams };
  return redirect(`${productPath}?${await changeRuns(context.get(servicesContext), asked)}`, 303);
}

/** The studio is done in a second or two; models take their time. */
const pollMs = { studio: 600, engine: 1_500 };

export default function ProductPicturePage({ loaderData }: Route.ComponentProps) {
  const {
    run,
    rerun,
    initial,
    sourceId,
    engines,
    wordsOnly,
    kits,
    project,
    history,
    hasBrandKits,
    hasWatermark,
    deleted,
  } = loaderData;
  const { isStarting, problem, start } = useProductRun();
  const isRunning = run?.state === "running";
  useCreditsToast(run ? [run] : [], "product pictures");
  usePolling(isRunning, pollMs[run?.kind ?? "studio"]);
  const onStart = (...order: Parameters<typeof start>) => void start(...order);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Product picture</h1>
        <p className="max-w-[64ch] text-muted">
          Your product on a set, from a photo of it: cut out and lit by Easel Studio, without any engine, or painted
          anew by an image model that takes photos.
        </p>
        <TeamNote />
      </header>
      <noscript>
        <p>Product pictures need JavaScript. Please turn it on in your browser.</p>
      </noscript>
      <RerunNote rerun={rerun} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <ProductForm
          key={sourceId}
          engines={engines}
          wordsOnly={wordsOnly}
          kits={kits}
          project={project}
          initial={initial}
          isBusy={isStarting || isRunning}
          problem={problem}
          onStart={onStart}
        />
        <ProductResult
          run={run}
          settings={run && initial?.settings}
          engines={engines}
          hasBrandKits={hasBrandKits}
          hasWatermark={hasWatermark}
          isStarting={isStarting}
          onStart={onStart}
        />
      </div>
      <GeneratorHistory entries={history} title="Earlier product pictures" path={productPath} />
      {deleted && (
        <DeletionNote isFloating fields={{ designId: deleted.id }}>
          “{deleted.title}” was deleted.
        </DeletionNote>
      )}
    </div>
  );
}

/** Starts runs. The page then shows the one that its address names. */
function useProductRun() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<{ readonly message: string; readonly needsCredits: boolean }>();
  /** @param maxAic what the user was told. */
  const start = async (settings: ProductSettings, maxAic: number) => {
    setStarting(true);
    setProblem(undefined);
    const answer = await sendRun(productRunsPath, {
      ...settings,
      maxAic,
      projectId: projectIn(query),
      idempotencyKey: crypto.randomUUID(),
    });
    if ("runId" in answer) {
      await navigate(inProjectOf(query, `${productPath}?run=${answer.runId}`), { preventScrollReset: true });
      // On phones it is below the form.
      document.getElementById("result")?.scrollIntoView({ block: "nearest" });
    } else setProblem(answer);
    setStarting(false);
  };
  return { isStarting, problem, start };
}
