import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { type DesignSettings, initialDesignSettings, priceOfDesigns } from "../design-rules.ts";
import { readPayload } from "../payload.ts";
import { DetailField, type FormPart, Ideas, KindField, LookFields, PromptField } from "./design-form.tsx";
import { kindNames } from "./design-names.ts";
import { UnderstoodFields } from "./understood-fields.tsx";
import { useDesignRun } from "./use-design-run.ts";
import { type Step, WizardSteps } from "./wizard-steps.tsx";

interface Props {
  /** The run that is shown, with the settings that it had. */
  readonly run: { readonly id: string; readonly settings: DesignSettings; readonly isRunning: boolean } | undefined;
  /** The fourth step. */
  readonly results: ReactNode;
}

type Mode = "Ideate" | "Act";

/** An address may come in pieces while a link is built: it is read once it rests. */
const payloadDelayMs = 1_000;

/** Four steps from an idea to pictures; in the mode “Act”, the first three on one page. */
export function Wizard({ run, results }: Props) {
  const [settings, setSettings] = useState<DesignSettings>(run?.settings ?? { ...initialDesignSettings, seed: "1" });
  const [mode, setMode] = useState<Mode>("Ideate");
  const [step, setStep] = useState<Step>(run ? 4 : 1);
  const { isStarting, problem, start } = useDesignRun();
  const onSettings = (change: Partial<DesignSettings>) => setSettings((before) => ({ ...before, ...change }));
  usePayload((payload) => {
    onSettings(payload);
    setStep(2);
  });
  const isEmpty = settings.prompt.trim() === "";
  const isBusy = isStarting || (run?.isRunning ?? false);
  const generate = async () => {
    if (isEmpty || isBusy) return;
    if (await start(settings)) setStep(4);
  };
  const form: FormPart = { settings, onSettings };
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <ModeToggle mode={mode} onMode={setMode} />
        <p className="text-sm text-muted">
          {mode === "Ideate" ? "Step by step, from an idea to pictures." : "Prompt, look and results on one page."}
        </p>
      </div>
      {mode === "Ideate" && (
        <WizardSteps step={step} reached={reachedStep(isEmpty, run !== undefined)} onStep={setStep} />
      )}
      <noscript>
        <Alert tone="note">The image generator needs JavaScript. Please turn it on in your browser.</Alert>
      </noscript>
      {(mode === "Act" || step < 4) && (
        <form
          className="grid gap-8 [&_:is(input,select,textarea)]:scroll-mb-28"
          aria-label="Image settings"
          onSubmit={(event) => {
            event.preventDefault();
            if (mode === "Act" || step === 3) void generate();
            else if (step === 1 || !isEmpty) setStep((step + 1) as Step);
          }}
        >
          {mode === "Act" ? (
            <>
              <PromptField {...form} />
              <LookFields {...form} />
              <DetailField {...form} />
            </>
          ) : (
            <StepFields step={step} form={form} onStep={setStep} />
          )}
          {problem && <ProblemAlert message={problem.message} isAboutCredits={problem.needsCredits} />}
          <Bar settings={mode === "Act" || step > 1 ? settings : undefined}>
            {mode === "Ideate" && step > 1 && <BackButton onBack={() => setStep((step - 1) as Step)} />}
            {mode === "Act" || step === 3 ? (
              <Button type="submit" disabled={isEmpty || isBusy}>
                {isBusy ? "Generating…" : "Generate"}
              </Button>
            ) : (
              <Button type="submit" disabled={step === 2 && isEmpty}>
                Continue
              </Button>
            )}
          </Bar>
        </form>
      )}
      {(mode === "Act" || step === 4) && results}
      {mode === "Ideate" && step === 4 && (
        <div className="flex gap-3">
          <BackButton onBack={() => setStep(3)} />
          <Button look="ghost" onClick={() => setStep(1)}>
            New design
          </Button>
        </div>
      )}
    </div>
  );
}

interface StepProps {
  readonly step: Step;
  readonly form: FormPart;
  readonly onStep: (step: Step) => void;
}

function StepFields({ step, form, onStep }: StepProps) {
  const { settings, onSettings } = form;
  switch (step) {
    case 1:
      return (
        <>
          <KindField {...form} />
          <Ideas
            onIdea={({ kind, prompt }) => {
              onSettings({ prompt, kind, aspectRatio: kindNames[kind].ratio, corrections: {} });
              onStep(2);
            }}
          />
        </>
      );
    case 2:
      return (
        <>
          <PromptField {...form} />
          <LookFields {...form} />
        </>
      );
    default:
      return (
        <>
          <UnderstoodFields settings={settings} onCorrect={(corrections) => onSettings({ corrections })} />
          <DetailField {...form} />
        </>
      );
  }
}

const BackButton = ({ onBack }: { readonly onBack: () => void }) => (
  <Button look="secondary" onClick={onBack}>
    Back
  </Button>
);

const reachedStep = (isEmpty: boolean, hasRun: boolean): Step => (hasRun ? 4 : isEmpty ? 2 : 3);

function ModeToggle({ mode, onMode }: { readonly mode: Mode; readonly onMode: (mode: Mode) => void }) {
  return (
    <fieldset aria-label="Mode" className="inline-flex rounded-sm border border-outline p-0.5">
      {(["Ideate", "Act"] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === mode}
          onClick={() => onMode(name)}
          className={classNames(
            "min-h-10 rounded-xs px-4 text-sm font-semibold",
            name === mode ? "bg-ink text-paper" : "text-muted hover:text-ink",
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** @param settings where the price belongs here. */
function Bar({ settings, children }: { readonly settings?: DesignSettings; readonly children: ReactNode }) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-hairline bg-paper py-3">
      {children}
      {settings && (
        <p className="text-xs text-muted">
          <span className="font-medium text-ink">{creditsInWords(priceOfDesigns(settings.count))}</span>, 10 for each
          image
        </p>
      )}
    </div>
  );
}

/** Reads the address once it rests. A payload that is none is left alone, and logged. */
function usePayload(onPayload: (payload: ReturnType<typeof readPayload>) => void): void {
  const [params] = useSearchParams();
  const text = params.get("payload");
  const read = useEffectEvent((payload: string) => {
    try {
      onPayload(readPayload(payload));
    } catch (error) {
      console.error("Failed to parse payload from URL", error);
    }
  });
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => read(text), payloadDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
}
