import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { sealDocument } from "#platform/http/content-security-policy.ts";
import { loggablePath } from "#platform/http/loggable-path.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { themeScript } from "#ui/theme.ts";

const renderTimeoutMs = 10_000;

/** Renders a page whole: what is sent to many, hashed for its policy and compressed, has to be complete. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { config } = context.get(servicesContext);
  const nonce = randomBytes(16).toString("hex");
  const rendered = await renderDocument(<ServerRouter context={entryContext} url={request.url} nonce={nonce} />, nonce);
  const { html, policy } = sealDocument(rendered, {
    nonce,
    constantScripts: [themeScript],
    botCheck: config.botCheck !== undefined,
    development: config.nodeEnv === "development",
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", policy);
  return new Response(html, { status, headers });
}

function renderDocument(tree: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      nonce,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => stream.abort(new Error("the page took too long to render")), renderTimeoutMs);
  });
}

/** Errors that no page expected. Refusals (404 and the like) are logged with their request. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context
    .get(requestContext)
    .log.error({ err: error, path: loggablePath(new URL(request.url).pathname) }, "page failed");
}
