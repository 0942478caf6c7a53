import { renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

/** Written out, because without one the framework installs what its own needs. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set("Content-Type", "text/html");
  return new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers });
}
