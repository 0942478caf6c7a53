import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { TeamNote } from "#teams/ui/index.ts";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { openGlossary } from "../translate/glossary/open-glossary.ts";
import { translate } from "../translate/translate.ts";
import { translatePath } from "../translate/translate-settings.ts";
import { Translator } from "../translate/ui/translator.tsx";
import type { Route } from "./+types/translate";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Translate", translatePath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [engines, glossary, rerun] = await Promise.all([
    listOfferedEngines(context, ownerId),
    openGlossary(services.db, ownerId, services.clock.now()),
    readRerun(services.db, translate, { userId: ownerId, query: url.searchParams }),
  ]);
  return { userId: ownerId, engines, glossary, rerun };
}

export default function TranslatePage({ loaderData: { userId, engines, glossary, rerun } }: Route.ComponentProps) {
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Translate</h1>
        <p className="max-w-[64ch] text-muted">
          Your text and its translation side by side, with the formatting and the terms of your glossary kept.
        </p>
        <TeamNote />
      </header>
      {engines.length === 0 && (
        <NoEngine
          need="There is no translation without a language model. You can prepare your glossary, and see which of its terms a text has."
          cost="your translations"
        />
      )}
      <RerunNote rerun={rerun} />
      <Translator key={rerun?.runId ?? "new"} {...{ userId, engines, glossary, rerun }} />
    </div>
  );
}
