import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { grammar } from "../grammar/grammar.ts";
import { grammarPath } from "../grammar/grammar-settings.ts";
import { GrammarChecker } from "../grammar/ui/grammar-checker.tsx";
import type { Route } from "./+types/grammar";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Grammar check", grammarPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [engines, rerun] = await Promise.all([
    listOfferedEngines(context, ownerId),
    readRerun(services.db, grammar, { userId: ownerId, query: url.searchParams }),
  ]);
  return { userId: ownerId, engines, rerun };
}

export default function GrammarPage({ loaderData: { engines, userId, rerun } }: Route.ComponentProps) {
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Grammar check</h1>
        <p className="max-w-[64ch] text-muted">Find mistakes in a text, and decide on each change.</p>
        <TeamNote />
      </header>
      <RerunNote rerun={rerun} />
      <GrammarChecker key={rerun?.runId ?? "new"} {...{ userId, engines, rerun }} />
      {engines.length === 0 && (
        <NoEngine
          isOptional
          need="English is checked without one. A language model also finds mistakes of grammar in other languages, and explains its changes."
          cost="your checks"
        />
      )}
    </div>
  );
}
