import { useState } from "react";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { servicesContext } from "#platform/services.ts";
import { requireActor } from "#teams/index.ts";
import { Alert } from "#ui/alert.tsx";
import { readRerun } from "../../run-screens/text/read-rerun.ts";
import { engineOf } from "../../run-screens/text/rerun.ts";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { detector } from "../detector/detector.ts";
import { detectorPath } from "../detector/detector-rules.ts";
import { CheckForm, type ChosenLanguage } from "../detector/ui/check-form.tsx";
import { type CheckedText, CheckResult } from "../detector/ui/check-result.tsx";
import { Opinion } from "../detector/ui/opinion.tsx";
import type { Route } from "./+types/detector";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "AI text check", detectorPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ownerId } = await requireActor(context, url);
  const services = context.get(servicesContext);
  const [engines, rerun] = await Promise.all([
    listOfferedEngines(context, ownerId),
    readRerun(services.db, detector, { userId: ownerId, query: url.searchParams }),
  ]);
  return { engines, rerun };
}

type State =
  | { readonly status: "idle" | "checking" | "offline" | "unknown-language" }
  | ({ readonly status: "checked" } & CheckedText);

export default function DetectorPage({ loaderData }: Route.ComponentProps) {
  return <Screen key={loaderData.rerun?.runId ?? "new"} {...loaderData} />;
}

function Screen({ engines, rerun }: Route.ComponentProps["loaderData"]) {
  const [text, setText] = useState(rerun?.settings?.text ?? "");
  const [language, setLanguage] = useState<ChosenLanguage>("detected");
  const [state, setState] = useState<State>({ status: "idle" });

  async function check() {
    setState({ status: "checking" });
    try {
      const [{ checkText }, { detectLanguage }] = await Promise.all([
        import("../detector/check-text.ts"),
        import("../detector/languages.ts"),
      ]);
      const known = language === "detected" ? detectLanguage(text) : language;
      setState(
        known
          ? { status: "checked", text, language: known, check: checkText(text, known) }
          : { status: "unknown-language" },
      );
    } catch (error) {
      console.warn("The check could not be loaded", error);
      setState({ status: "offline" });
    }
  }

  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">AI text check</h1>
        <p className="max-w-[60ch] text-muted">
          Measures how even, repetitive and formulaic a text is, and marks the passages. It gives a hint, never proof of
          who wrote it.
        </p>
      </header>
      <RerunNote rerun={rerun} />
      <div className="grid grid-cols-1 gap-8">
        <noscript>
          <Alert tone="note">Texts are checked in your browser, which needs JavaScript. Please turn it on.</Alert>
        </noscript>
        <CheckForm
          text={text}
          onText={setText}
          language={language}
          onLanguage={setLanguage}
          isBusy={state.status === "checking"}
          onCheck={() => void check()}
        />
        {state.status === "unknown-language" && (
          <Alert tone="error">
            The language isn’t clear. The check knows English, French, Spanish and German: choose one, or paste more
            text.
          </Alert>
        )}
        {state.status === "offline" && (
          <Alert tone="error">The check couldn’t be loaded. Check your connection and try again.</Alert>
        )}
        {state.status === "checked" && <CheckResult {...state} />}
      </div>
      <Opinion text={text} engines={engines} firstEngine={engineOf(engines, rerun)?.id} />
    </div>
  );
}
