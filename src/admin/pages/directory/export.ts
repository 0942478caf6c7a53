import { Readable } from "node:stream";
import { toolFileFormats, writeToolFile } from "#directory/index.ts";
import { oneOf } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import type { Route } from "./+types/export";

const types = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

/** All tools as a file. */
export function loader({ context, url }: Route.LoaderArgs) {
  const format = oneOf(url.searchParams.get("format"), toolFileFormats);
  const file = Readable.from(writeToolFile(context.get(servicesContext).db, format));
  return new Response(Readable.toWeb(file) as BodyInit, {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="tools.${format}"`,
      "Cache-Control": "no-store",
    },
  });
}
