import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAuth } from "#accounts/ui/index.ts";
import { creditsInWords } from "#credits/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { ActionBar } from "#ui/action-bar.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useKeptText } from "../../run-screens/texts/ui/use-kept-text.ts";
import { PaymentNote, useTeamCredits } from "../../run-screens/ui/payment-note.tsx";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { usePayload } from "../../run-screens/ui/use-payload.ts";
import { type KitProject, usableKit } from "../brand-kits/brand-kit-rules.ts";
import type { Writer } from "../brief-help-rules.ts";
import {
  engineNamed,
  fitCount,
  type GeneratorSettings,
  type ImageEngine,
  initialSettings,
  needsImageModel,
  type Price,
  priceOf,
  type Shortage,
  shortageOf,
  usesStudio,
} from "../engine-rules.ts";
import { readPayload } from "../payload.ts";
import { BrandKitField } from "./brand-kits/brand-kit-field.tsx";
import type { ListedKit } from "./brand-kits/kit-row.tsx";
import { useProjectKit } from "./brand-kits/use-project-kit.ts";
import { DetailField, Ideas, KindField, LookFields, NameFields, PromptField } from "./design-form.tsx";
import { kindNames } from "./design-names.ts";
import { EngineField, type EnginePart, EngineRemarks } from "./engine-field.tsx";
import { ImageModelNote } from "./image-model-note.tsx";
import { ImproveBrief } from "./improve-brief.tsx";
import { readKeptSettings } from "./kept-settings.ts";
import { OwnPhotoField } from "./own-photo-field.tsx";
import { ShortageNote, shortageId } from "./shortage-note.tsx";
import { UnderstoodFields } from "./understood-fields.tsx";
import type { RefusedRun } from "./use-generator-runs.ts";
import { useKindOfPrompt } from "./use-kind-of-prompt.ts";
import type { Mode } from "./use-mode.ts";
import { useStepHeading } from "./use-step-heading.ts";
import { useWizardStep } from "./use-wizard-step.ts";
import { type Step, WizardSteps } from "./wizard-steps.tsx";

interface Props {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly engines: readonly ImageEngine[];
  /** Language engines that help with the words. */
  readonly writers: readonly Writer[];
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  /** Settings of the runs that are shown, or that are used again. */
  readonly initial: GeneratorSettings | undefined;
  /** Project in the page’s address: a new design begins with its brand kit. */
  readonly project: KitProject | undefined;
  /** The fourth step; absent without a run. */
  readonly results: ReactNode;
  /** Balance of the account. */
  readonly availableAic: number;
  /** True if a run is starting or going on. */
  readonly isBusy: boolean;
  /** Runs of the last press that did not start. */
  readonly refused: readonly RefusedRun[];
  /** @returns whether anything has started. */
  readonly onGenerate: (settings: GeneratorSettings) => Promise<boolean>;
}

/** Four steps from an idea to pictures; in the mode “Act”, the first three on one page. */
export function Wizard(props: Props) {
  const keyOwner = useKeyOwner();
  const { mode, onMode, engines, writers, initial, results, availableAic, isBusy, refused, onGenerate } = props;
  const { kits, project } = props;
  const [entered, setEntered] = useState<GeneratorSettings>(() => ({
    ...(initial ?? initialSettings),
    // A kit that was deleted, or that the plan no longer has, is not used again.
    brandKitId: usableKit(initial ? initial.brandKitId : project?.brandKitId, kits),
  }));
  const [missingEngine, setMissingEngine] = useState<string>();
  const [isCountChosen, setIsCountChosen] = useState(false);
  // A count that no one chose is never above what the user can pay for.
  const settings = isCountChosen || isBusy ? entered : fitCount(entered, engines, availableAic);
  const isEmpty = settings.prompt.trim() === "";
  const firstStep = results ? 4 : initial ? 2 : 1;
  const [step, setStep] = useWizardStep(firstStep, reachedStep(isEmpty, Boolean(results)));
  const [kept, keep] = useKeptText(`image-generator/${useAuth().viewer?.userId}`);
  const isRestored = useRef(initial !== undefined);
  useEffect(() => {
    if (isRestored.current || kept === "") return;
    isRestored.current = true;
    setEntered((before) => ({ ...before, ...readKeptSettings(kept) }));
  }, [kept]);
  const change = (changes: Partial<GeneratorSettings>) => {
    setEntered((before) => ({ ...before, ...changes }));
    const next = { ...entered, ...changes };
    // Those of a run are in the library.
    if (initial) return;
    if (next.prompt.trim() !== "" || changes.prompt !== undefined) keep(JSON.stringify(next));
  };
  const onSettings = (changes: Partial<GeneratorSettings>) => {
    if (changes.count !== undefined) setIsCountChosen(true);
    change(changes);
  };
  const onKit = (brandKitId: string | undefined) => onSettings({ brandKitId });
  useProjectKit({ project, kits, kitId: settings.brandKitId, onKit });
  usePayload({
    read: readPayload,
    onPayload: (payload) => {
      // The user has come back to a later step, with what they have changed since; in another tab, nothing is kept of it.
      if (window.location.hash.startsWith("#step-") && !isEmpty) return;
      isRestored.current = true;
      const { modelType, ...rest } = payload;
      const chosen = modelType === undefined ? undefined : engineNamed(modelType, engines);
      setMissingEngine(chosen && "missing" in chosen ? chosen.missing : undefined);
      change({
        ...rest,
        ...(rest.kind && { isKindAuto: false }),
        ...(rest.aspectRatio && { isFormatAuto: false }),
        ...(rest.style && { isStyleAuto: false }),
        ...(chosen && "engines" in chosen && { engines: chosen.engines }),
      });
      // The user has not gone a step: Back leads to where the address came from.
      setStep(2, { replace: true });
    },
  });
  const heading = useStepHeading(step);
  // What a run holds is not a shortage.
  const shortage = isBusy ? undefined : shortageOf(settings, engines, availableAic);
  const readKind = useKindOfPrompt(settings, onSettings);
  const isReading = useRef(false);
  const generate = async () => {
    if (isEmpty || isBusy || shortage || isReading.current) return;
    isReading.current = true;
    const asked = { ...settings, ...(await readKind()) };
    isReading.current = false;
    change(asked);
    // The address of the runs shows their results.
    if (await onGenerate(asked)) keep("");
  };
  const form = { settings, onSettings, engines };
  const photoField = usesStudio(settings, engines) && <OwnPhotoField {...form} />;
  const kitField = usesStudio(settings, engines) && (
    <BrandKitField kind={settings.kind} kitId={settings.brandKitId} onKit={onKit} kits={kits} project={project} />
  );
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-4">
        <ModeToggle mode={mode} onMode={onMode} />
        <p className="text-sm text-muted">
          {mode === "Ideate" ? "Step by step, from an idea to pictures." : "Prompt, look and results on one page."}
        </p>
      </div>
      {mode === "Ideate" && (
        <WizardSteps heading={heading} step={step} reached={reachedStep(isEmpty, Boolean(results))} onStep={setStep} />
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
          {missingEngine && <Alert tone="note">{missingEngine}</Alert>}
          {mode === "Act" ? (
            <>
              <PromptField {...form} />
              {settings.kind === "logo" && <NameFields {...form} />}
              {photoField}
              <LookFields {...form} />
              {kitField}
              <EngineField {...form} />
              {settings.kind !== "logo" && <DetailField {...form} />}
            </>
          ) : (
            <StepFields
              step={step}
              form={form}
              writers={writers}
              photoField={photoField}
              kitField={kitField}
              onStep={setStep}
            />
          )}
          <Refusals refused={refused} />
          <Bar
            price={mode === "Act" || step > 1 ? priceOf(settings, engines, keyOwner) : undefined}
            shortage={shortage}
            note={needsImageModel(settings, engines) && <ImageModelNote isConnected={engines.length > 0} />}
            onCount={(count) => onSettings({ count })}
          >
            {mode === "Ideate" && step > 1 && <BackButton onBack={() => setStep((step - 1) as Step)} />}
            {mode === "Act" || step === 3 ? (
              <SubmitButton
                isBusy={isBusy}
                disabled={isEmpty || shortage !== undefined}
                aria-describedby={shortage && shortageId}
              >
                {isBusy ? "Generating…" : "Generate"}
              </SubmitButton>
            ) : (
              <Button type="submit" disabled={step === 2 && isEmpty}>
                Continue
              </Button>
            )}
          </Bar>
        </form>
      )}
      {mode === "Ideate" && step === 4 && <Refusals refused={refused} />}
      {mode === "Act" && results && (
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-4 text-xl outline-offset-4">
          Results
        </h2>
      )}
      {(mode === "Act" || step === 4) && results}
      {mode === "Ideate" && step === 4 && (
        <div className="flex gap-3">
          <BackButton onBack={() => setStep(3)} />
          <Button variant="ghost" onClick={() => setStep(1)}>
            New design
          </Button>
        </div>
      )}
    </div>
  );
}

interface StepProps {
  readonly step: Step;
  readonly form: EnginePart;
  readonly writers: readonly Writer[];
  readonly photoField: ReactNode;
  readonly kitField: ReactNode;
  readonly onStep: (step: Step) => void;
}

function StepFields({ step, form, writers, photoField, kitField, onStep }: StepProps) {
  const { settings, onSettings } = form;
  switch (step) {
    case 1:
      return (
        <>
          <KindField {...form} />
          <Ideas
            onIdea={({ kind, prompt }) => {
              onSettings({
                prompt,
                kind,
                aspectRatio: kindNames[kind].ratio,
                isKindAuto: true,
                corrections: {},
                occasion: undefined,
              });
              onStep(2);
            }}
          />
        </>
      );
    case 2:
      return (
        <>
          <PromptField {...form} />
          {photoField}
          <LookFields {...form} />
          {kitField}
          <EngineField {...form} />
        </>
      );
    default:
      return usesStudio(settings, form.engines) ? (
        <>
          <UnderstoodFields
            settings={settings}
            onCorrect={(corrections) => onSettings({ corrections })}
            onOccasion={(occasion) => onSettings({ occasion })}
          />
          <ImproveBrief settings={settings} writers={writers} onSettings={onSettings} />
          {settings.kind !== "logo" && <DetailField {...form} />}
          <EngineRemarks {...form} />
        </>
      ) : (
        <>
          <PromptField {...form} />
          <EngineRemarks {...form} />
        </>
      );
  }
}

const Refusals = ({ refused }: { readonly refused: readonly RefusedRun[] }) =>
  refused.map(({ engineName, message, isAboutCredits }) => (
    <ProblemAlert key={engineName} message={`${engineName}: ${message}`} isAboutCredits={isAboutCredits} />
  ));

const BackButton = ({ onBack }: { readonly onBack: () => void }) => (
  <Button variant="secondary" onClick={onBack}>
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
            "min-h-10 touch:min-h-11 rounded-xs px-4 text-sm font-semibold",
            name === mode ? "bg-ink text-paper" : "text-muted hover:text-ink",
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface BarProps {
  /** Price, if it belongs in this bar. */
  readonly price: Price | undefined;
  readonly shortage: Shortage | undefined;
  readonly note: ReactNode;
  readonly onCount: (count: GeneratorSettings["count"]) => void;
  readonly children: ReactNode;
}

function Bar({ price, shortage, note, onCount, children }: BarProps) {
  const team = useTeamCredits();
  return (
    <ActionBar>
      {children}
      {price && (
        <p className="min-w-0 text-xs text-muted">
          <span className="font-medium text-ink">{creditsInWords(price.totalAic)}</span>, {price.words}
        </p>
      )}
      {note}
      {price && shortage && <ShortageNote shortage={shortage} onCount={onCount} />}
      {price && (shortage || team) && (
        <div className="text-xs text-muted">
          <PaymentNote />
        </div>
      )}
    </ActionBar>
  );
}
