import { redirect } from "react-router";
import { findSession } from "#accounts/index.ts";
import { Showcase } from "#directory/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import type { StyleId } from "#studio/rules.ts";
import { breadcrumbList, describePage } from "#ui/head.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { imageGeneratorPath, type OfferedKind, offeredKinds } from "../design-rules.ts";
import { readBrief } from "../read-brief.ts";
import { autoStyle } from "../style-rules.ts";
import { DrawnDesigns } from "../visitors/ui/drawn-designs.tsx";
import { KeepDesigns } from "../visitors/ui/keep-designs.tsx";
import { MakeForm } from "../visitors/ui/make-form.tsx";
import { addDrawing, findDrawing, keepDrawing } from "../visitors/visitor-drawings.ts";
import { checkBrief, drawingPath, makePath, styleNamed, visitorPromptMax } from "../visitors/visitor-rules.ts";
import type { Route } from "./+types/make";

const crumbs = [
  { name: "Home", path: "/" },
  { name: "Make a design", path: makePath },
];
const failureMessage = "The designs could not be drawn. Please try again in a moment.";

/** Enough to try several prompts; an office shares an address. */
const drawingLimit = { name: "visitor-drawings", attemptsMax: 10, windowSeconds: 60 * 60 };

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { baseUrl, productName } = root.loaderData;
  return describePage({
    title: "Make a design",
    description: `Describe a poster, a post or a logo, and ${productName} draws two designs at once. Free to try, without an account.`,
    path: makePath,
    baseUrl,
    productName,
    imagePath: "/og/page/make.png",
    // What a visitor has drawn is theirs.
    ...(loaderData?.drawing && { noIndex: true }),
    structuredData: [breadcrumbList(baseUrl, crumbs)],
  });
}

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { db, clock, workers } = context.get(servicesContext);
  const { clientAddress } = context.get(requestContext);
  const drawingId = searchParams.get("drawing");
  const isSignedIn = Boolean(await findSession(context));
  const drawing = await findDrawing(db, drawingId, clock.now());
  const brief = drawing && (await readBrief(workers, drawing.settings, clientAddress));
  const settings = drawing?.settings;
  const prompt = settings?.prompt ?? searchParams.get("prompt")?.slice(0, visitorPromptMax) ?? "";
  const named = settings?.isStyleAuto ? autoStyle : settings?.style;
  const style = named ?? styleNamed(searchParams.get("style"));
  const kind = offeredKinds.find((known) => known === searchParams.get("kind"));
  const generatorPath = generatorWith({
    prompt,
    style: style === autoStyle ? undefined : style,
    kind,
  });
  // Users have the whole generator. What they have kept already is opened by the form.
  if (isSignedIn && drawingId === null) throw redirect(generatorPath, 302);
  return {
    isSignedIn,
    prompt,
    style,
    generatorPath,
    drawingId,
    drawing: drawing &&
      brief && { id: drawing.id, count: drawing.settings.count, width: brief.width, height: brief.height },
  };
}

interface Wish {
  readonly prompt: string;
  readonly style: StyleId | undefined;
  readonly kind: OfferedKind | undefined;
}

/** The image generator, with the same prompt, style and kind. */
function generatorWith({ prompt, style, kind }: Wish): string {
  if (prompt === "" && kind === undefined) return imageGeneratorPath;
  const payload = JSON.stringify({ prompt: prompt || undefined, imageStyle: style, kind });
  return `${imageGeneratorPath}?${new URLSearchParams({ payload })}`;
}

/** Draws for a visitor, or puts into a user's library what they drew before signing up. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { clientAddress, log } = context.get(requestContext);
  const drawingId = url.searchParams.get("drawing");
  const session = drawingId === null ? null : await findSession(context);
  if (session && drawingId !== null) {
    return answerForm(request, {
      check: () => ({ values: {}, errors: {} }),
      failureMessage: "The designs could not be kept. Please try again in a moment.",
      log,
      async onValid() {
        const runId = await keepDrawing(services, { userId: session.viewer.userId, drawingId }, request.signal);
        throw redirect(`${imageGeneratorPath}?run=${runId}`, 303);
      },
    });
  }
  return answerForm(request, {
    check: checkBrief,
    failureMessage,
    log,
    async onValid({ prompt, style }) {
      await services.rateLimits.consume(drawingLimit, clientAddress);
      throw redirect(drawingPath(await addDrawing(services, { prompt, style: styleNamed(style) }, clientAddress)), 303);
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function MakePage({ loaderData, actionData }: Route.ComponentProps) {
  const { isSignedIn, drawingId, drawing, prompt, style, generatorPath } = loaderData;
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title="Make a design"
        intro="Say what you need in a sentence. Easel Studio, our own design engine, draws two designs of it in a second or two, with your words in real type. You need no account to see them."
      />
      <div className="container-page grid grid-cols-1 gap-12 pb-20 lg:grid-cols-2 lg:gap-16">
        {isSignedIn && drawingId ? (
          <KeepDesigns reply={actionData} drawingId={drawingId} generatorPath={generatorPath} />
        ) : (
          <MakeForm
            key={`${prompt} ${style}`}
            {...{ reply: actionData, prompt, style }}
            isGone={drawingId !== null && !drawing}
            isRerun={drawing !== undefined}
          />
        )}
        {drawing ? <DrawnDesigns {...{ drawing, prompt }} offersAccount={!isSignedIn} /> : <Examples />}
      </div>
    </>
  );
}

/** Examples, in the place where a visitor's own designs will be. */
function Examples() {
  return (
    <section aria-labelledby="examples" className="grid content-start gap-4">
      <h2 id="examples" className="text-xl">
        Drawn from one sentence each
      </h2>
      <Showcase
        className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3"
        pictureClassName="aspect-[3/4] w-full bg-sunken object-contain"
      />
    </section>
  );
}
