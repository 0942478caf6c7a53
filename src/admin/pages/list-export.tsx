import { csvLine } from "#platform/csv.ts";
import { readPages } from "#platform/db/read-pages.ts";
import { AppError } from "#platform/errors.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { servicesContext } from "#platform/services.ts";
import { type ListMember, listMembersAfter } from "#site/index.ts";
import { isMailingList, mailingLists, memberStates, statesOf } from "#site/rules.ts";
import { recordAction } from "../change-as-operator.ts";
import { noReason } from "../rules.ts";
import type { Route } from "./+types/list-export";

const rowsPerRead = 1_000;

/** The members of a list that the operator's page shows, as a file. It is read while it is sent, and the audit log knows of it. */
export async function loader({ context, url, params: { list } }: Route.LoaderArgs) {
  if (!isMailingList(list)) throw new AppError("not_found", { userMessage: "There is no such list." });
  const { db, clock } = context.get(servicesContext);
  const { text } = readListQuery(url.searchParams, ["newest"]);
  const state = oneOf(url.searchParams.get("state"), ["all", ...statesOf[list]]);
  const query = { list, text, state: state === "all" ? null : state };
  await recordAction(context, db, {
    action: "list-exported",
    subject: { kind: "mailing-list", id: list, name: mailingLists[list] },
    reason: noReason,
    detail: { state },
  });
  const pages = readPages<ListMember>(rowsPerRead, (last) =>
    listMembersAfter(db, query, { last, countMax: rowsPerRead }),
  );
  const day = clock.now().toISOString().slice(0, 10);
  return new Response(bodyOf(csvOf(pages)), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${list}-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

const columns = ["Address", "Name", "State", "Requested", "Agreed", "Code", "Code used"];

async function* csvOf(pages: AsyncIterable<readonly ListMember[]>): AsyncGenerator<string> {
  yield csvLine(columns);
  for await (const members of pages) yield members.map(lineOf).join("");
}

const lineOf = ({ email, name, state, requestedAt, joinedAt, code, isUsed }: ListMember): string =>
  csvLine([
    email,
    name ?? "",
    memberStates[state],
    requestedAt.toISOString(),
    joinedAt?.toISOString() ?? "",
    code ?? "",
    isUsed === null ? "" : isUsed ? "yes" : "no",
  ]);

/** Reads on only as the client takes what there is. */
function bodyOf(lines: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}
