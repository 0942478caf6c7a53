import { randomBytes } from "node:crypto";
import { renderToString } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { googlePictures } from "#accounts/index.ts";
import { sealDocument } from "#platform/http/content-security-policy.ts";
import { loggablePath } from "#platform/http/loggable-path.ts";
import { layInData, readData } from "#platform/http/router-data.ts";
import { keepDocumentContext, requestContext, serverOnlyContext, servicesContext } from "#platform/services.ts";
import { loadParts } from "#ui/lazy-part.ts";
import { ServerOnlyProvider } from "#ui/server-only.tsx";
import { themeScript } from "#ui/theme.ts";

/**
 * Renders a page whole: what is sent to many, hashed for its policy and compressed, has to be complete. Nothing on our pages waits on the
 * server while rendering (loaders have done that), so React's synchronous renderer serves, at half the cost of its stream
 * (docs/decisions/0005-page-cache-and-csp.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { config } = context.get(servicesContext);
  await loadParts();
  const nonce = randomBytes(16).toString("hex");
  const rendered = renderToString(
    <ServerOnlyProvider value={context.get(serverOnlyContext)}>
      <ServerRouter context={layInData(entryContext, await readData(entryContext))} url={request.url} nonce={nonce} />
    </ServerOnlyProvider>,
  );
  const { document, policy } = sealDocument(`<!DOCTYPE html>${letContentComeFirst(rendered)}`, {
    nonce,
    constantScripts: [themeScript],
    botCheck: config.botCheck !== undefined,
    imageOrigins: config.google ? [googlePictures] : [],
    webAssembly: entryContext.staticHandlerContext.matches.some(({ route }) => usesWebAssembly(route.handle)),
    development: config.nodeEnv === "development",
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  const keep = context.get(keepDocumentContext);
  keep?.(document);
  return new Response(keep ? null : (document as BodyInit), { status, headers });
}

const usesWebAssembly = (handle: unknown): boolean =>
  (handle as { readonly usesWebAssembly?: boolean } | undefined)?.usesWebAssembly === true;

/**
 * Scripts are fetched after what is seen: the page can be read and used before they run. React Router preloads them all as urgently as the
 * style sheet, which on a slow phone doubles the time to the first paint.
 */
function letContentComeFirst(html: string): string {
  const headEnd = html.indexOf("</head>");
  const head = html
    .slice(0, headEnd)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchPriority="low"');
  return head + html.slice(headEnd);
}

/** Errors that no page expected. Refusals (404 and the like) are logged with their request. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error)) return;
  const { log } = context.get(requestContext);
  const fields = { err: error, path: loggablePath(new URL(request.url).pathname) };
  if (request.signal.aborted) log.info(fields, "client went away");
  else log.error(fields, "page failed");
}
