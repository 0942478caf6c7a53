import { isRouteErrorResponse } from "react-router";
import { requestContext } from "#platform/services.ts";
import { countPages } from "#studio/index.ts";
import { findBrand } from "#teams/index.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { describePage } from "#ui/head.ts";
import { findSharedOutput, readSharedWork, type SharedWork, workServices } from "#work/index.ts";
import { linkPath } from "#work/sharing/link-rules.ts";
import { Player } from "#work/ui/index.ts";
import { sharedPicture, socialPicture } from "../design/design-link-rules.ts";
import { getSharedDesign } from "../design/design-links.ts";
import { drawTexts } from "../run-screens/texts/draw-texts.ts";
import { DrawnTexts } from "../run-screens/ui/use-drawn-text.ts";
import type { Route } from "./+types/shared";
import { firstAnswers, SharedConversation } from "./shared-conversation.tsx";
import { SharedDocument } from "./shared-document.tsx";

/** Enough for a shared office, too few to try addresses. */
const viewLimit = { name: "shared-designs", attemptsMax: 120, windowSeconds: 60 };

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { baseUrl, productName } = root.loaderData;
  const { kind, title, path, brand } = loaderData;
  const shared = `${kind === "design" ? "A design" : "Something"} that was shared with you`;
  return describePage({
    title,
    description: brand ? `${shared} by ${brand.name}.` : `${shared}. Made with ${productName}.`,
    path,
    baseUrl,
    productName: brand?.name ?? productName,
    // The usual picture is the product's own.
    ...(brand && { imagePath: null }),
    ...(kind === "design" && { imagePath: `${path}/${socialPicture}` }),
    noIndex: true,
  });
}

/** For the frame of the page, which shows the brand of a team in place of the product's. */
export const handle = { brandOf: ({ brand }: Route.ComponentProps["loaderData"]) => brand };

/** Loads what a link shows to everybody: nothing here names its user, nor their prompt, nor more of a team than its brand. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = workServices(context);
  const { db, clock, rateLimits } = services;
  const { clientAddress } = context.get(requestContext);
  await rateLimits.consume(viewLimit, clientAddress);
  const path = linkPath(params.token);
  const output = await findSharedOutput(db, params.token, clock.now());
  if (output) {
    const { userId, tool, text, mediaType = null } = output;
    const { label: usual, sharedLabel: label = usual, screen, readOutput } = services.work.runWorkOf(tool);
    const shown = readOutput?.(text) ?? text;
    return {
      kind: "output" as const,
      path,
      mediaType,
      screen: screen ?? "/workspace",
      // The text's own first words: the prompt is not shared.
      title: firstWords(shown) || label,
      label,
      text: shown,
      brand: await findBrand(services, userId),
    };
  }
  const asked = { token: params.token, now: clock.now(), query: url.searchParams };
  const shared = await readSharedWork(services, asked);
  if (shared) {
    const { ownerId, work } = shared;
    const { title, label, screen } = work;
    const drawn = await drawTexts(services, { group: clientAddress, texts: textsOf(work) });
    const brand = await findBrand(services, ownerId);
    return { kind: "work" as const, path, title, label, screen, work, drawn, brand };
  }
  const { userId, title, document, updatedAt } = await getSharedDesign(db, params.token, clock.now());
  const { width, height } = document;
  return {
    kind: "design" as const,
    title,
    label: "Design",
    width,
    height,
    pages: countPages(document),
    path,
    version: updatedAt.getTime(),
    brand: await findBrand(services, userId),
  };
}

/** Markdown that the page begins with. */
function textsOf(work: SharedWork): readonly string[] {
  if (work.type === "conversation") return firstAnswers(work);
  const { markdown } = work.content;
  return markdown === undefined ? [] : [markdown];
}

const titleMax = 80;

/** Words of a text’s first line, without the marks of a heading; empty if that is the whole text, which is read already. */
function firstWords(text: string): string {
  const [first = "", ...rest] = text.trim().split("\n");
  const line = first
    .replace(/^#+\s*/, "")
    .replaceAll("**", "")
    .trim();
  if (line.length > titleMax) return `${line.slice(0, titleMax).replace(/\s+\S*$/, "")}…`;
  return rest.length > 0 ? line : "";
}

type Shown = Route.ComponentProps["loaderData"];

export default function SharedPage({ loaderData, matches: [root] }: Route.ComponentProps) {
  const { productName } = root.loaderData;
  if (loaderData.kind === "work") return <Work shown={loaderData} productName={productName} />;
  return (
    <article className="container-page grid grid-cols-1 justify-items-center gap-8 pt-8 pb-20 md:pt-12">
      {loaderData.kind === "design" ? <Design design={loaderData} /> : <Output output={loaderData} />}
      <div className="grid justify-items-center gap-4 text-center">
        <div className="grid justify-items-center gap-1">
          <h1 className="max-w-[32ch] text-xl wrap-anywhere">{loaderData.title}</h1>
          {loaderData.label !== loaderData.title && <p className="text-sm text-muted">{loaderData.label}</p>}
        </div>
        {!loaderData.brand && (
          <MadeWith
            productName={productName}
            screen={loaderData.kind === "design" ? "/image-generator" : loaderData.screen}
          />
        )}
      </div>
    </article>
  );
}

interface WorkProps {
  readonly shown: Extract<Shown, { readonly kind: "work" }>;
  readonly productName: string;
}

/** Shared work, which begins with its title. */
const Work = ({ shown: { title, label, path, screen, work, drawn, brand }, productName }: WorkProps) => (
  <article className="container-page grid grid-cols-1 gap-8 pt-8 pb-20 md:pt-12">
    <header className="grid justify-items-center gap-1 text-center">
      <h1 className="max-w-[40ch] text-2xl wrap-anywhere">{title}</h1>
      <p className="text-sm text-muted">{label}</p>
    </header>
    <DrawnTexts value={drawn}>
      {work.type === "conversation" ? <SharedConversation work={work} path={path} /> : <SharedDocument work={work} />}
    </DrawnTexts>
    {!brand && <MadeWith productName={productName} screen={screen} />}
  </article>
);

const MadeWith = ({ productName, screen }: { readonly productName: string; readonly screen: string }) => (
  <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
    <p className="text-sm text-muted">Made with {productName}</p>
    <ButtonLink to={screen} variant="secondary">
      Make your own
    </ButtonLink>
  </div>
);

/** All pages below each other. */
const Design = ({ design }: { readonly design: Extract<Shown, { readonly kind: "design" }> }) =>
  Array.from({ length: design.pages }, (_, page) => (
    <img
      key={sharedPicture(page)}
      src={`${design.path}/${sharedPicture(page)}?v=${design.version}`}
      alt={design.pages > 1 ? `${design.title}, page ${page + 1} of ${design.pages}` : design.title}
      width={design.width}
      height={design.height}
      {...(page > 0 && { loading: "lazy" as const })}
      className="h-auto max-h-[80dvh] w-auto max-w-full rounded-md border border-hairline bg-sunken shadow-float"
    />
  ));

function Output({ output }: { readonly output: Extract<Shown, { readonly kind: "output" }> }) {
  const { text, mediaType, path, title } = output;
  if (mediaType === null) {
    return (
      <p className="w-full max-w-[72ch] rounded-md border border-hairline bg-surface p-5 wrap-anywhere whitespace-pre-wrap sm:p-8">
        {text}
      </p>
    );
  }
  return (
    <div className="grid w-full max-w-3xl justify-items-center gap-4">
      <Player address={`${path}/file`} mediaType={mediaType} name={title} />
      <a href={`${path}/file?download`} className={buttonClass({ variant: "secondary" })}>
        Download
      </a>
    </div>
  );
}

/** For a link that doesn’t work: the page shows neither our brand nor a team’s. The rest is the product’s own error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  const { message } = error.data as { readonly message?: string };
  return (
    <div className="container-page grid justify-items-start gap-4 py-24 md:py-36">
      <title>This link doesn’t work</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-2xl">This link doesn’t work</h1>
      <p className="max-w-[60ch] text-lg text-muted">{message}</p>
      <p className="max-w-[60ch] text-muted">Ask the person who sent it to you for a new one.</p>
    </div>
  );
}
