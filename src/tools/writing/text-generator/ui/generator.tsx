import { useEffect, useRef } from "react";
import { fallbacksFor } from "#models/rules.ts";
import { classNames } from "#ui/class-names.ts";
import { ResultCard } from "../../../run-screens/text/ui/result-card.tsx";
import type { TextRunState } from "../../../run-screens/text/ui/use-text-run.ts";
import { DownloadText } from "../../../run-screens/text-files/ui/download-text.tsx";
import { CompareField } from "./compare-field.tsx";
import { SettingsForm } from "./settings-form.tsx";
import type { GeneratorState } from "./use-generator.ts";

const idle: TextRunState = { kind: "idle", text: "" };

/** The settings, and what one engine or several have written. */
export function Generator({ generator }: { readonly generator: GeneratorState }) {
  const { engines, engine, setEngine, others, setOthers, settings, change, maxAicOf, runs } = generator;
  const chosen = engines.find(({ id }) => id === engine);
  const hasFallback = others.length === 0 && chosen !== undefined && fallbacksFor(engines, chosen).length > 0;
  const isCompared = runs.shown.length > 1;
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCompared && runs.isRunning) results.current?.scrollIntoView({ block: "nearest" });
  }, [isCompared, runs.isRunning]);
  const answeringOf = (state: TextRunState) =>
    engines.find(({ slug, model }) => slug === state.engine?.slug && model === state.engine.model)?.modelName;
  const [first] = runs.shown;
  return (
    <div className={classNames("grid grid-cols-1 items-start gap-8", !isCompared && "lg:grid-cols-2 lg:gap-12")}>
      <SettingsForm
        engines={engines}
        engine={engine}
        onEngine={setEngine}
        compare={
          <CompareField
            engines={engines}
            engine={engine}
            others={others}
            onOthers={setOthers}
            maxAicOf={(one) => maxAicOf(one)}
          />
        }
        mayFallBack={hasFallback ? generator.mayFallBack : undefined}
        onFallBack={generator.setMayFallBack}
        settings={settings}
        onSettings={change}
        isRunning={runs.isRunning}
        onGenerate={() => generator.write(settings)}
        maxAic={generator.maxAic}
        onStop={runs.stop}
      />
      {isCompared ? (
        <div ref={results} className="grid scroll-mt-32 scroll-mb-4 grid-cols-1 items-start gap-4 md:grid-cols-2">
          {runs.shown.map(({ engine: asked, state }) => (
            <ResultCard
              key={asked.id}
              title={asked.modelName}
              comesIntoView={false}
              run={state}
              modelName={undefined}
              actions={<DownloadText title={settings.prompt} text={state.text} language={settings.language} />}
            />
          ))}
        </div>
      ) : (
        <ResultCard
          run={first?.state ?? idle}
          modelName={first && answeringOf(first.state)}
          onAgain={settings.prompt.trim() === "" ? undefined : () => generator.write(settings)}
          actions={<DownloadText title={settings.prompt} text={first?.state.text ?? ""} language={settings.language} />}
        />
      )}
    </div>
  );
}
