import { useState } from "react";
import { creditsInWords } from "#credits/rules.ts";
import { type DeviceId, deviceIds, devices, screenCounts } from "#studio/rules.ts";
import { ActionBar, ActionNote } from "#ui/action-bar.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { PaymentNote, useIsUnpayable } from "../../../run-screens/ui/payment-note.tsx";
import { ProblemAlert } from "../../../run-screens/ui/problem-alert.tsx";
import { usePayload } from "../../../run-screens/ui/use-payload.ts";
import { type KitProject, usableKit } from "../../brand-kits/brand-kit-rules.ts";
import { promptMax } from "../../design-rules.ts";
import { autoStyle } from "../../style-rules.ts";
import { BrandKitField } from "../../ui/brand-kits/brand-kit-field.tsx";
import type { ListedKit } from "../../ui/brand-kits/kit-row.tsx";
import { useProjectKit } from "../../ui/brand-kits/use-project-kit.ts";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { StyleField } from "../../ui/style-field.tsx";
import { initialScreenSettings, type Output, outputs, type ScreenSettings, screensPrice } from "../mockup-rules.ts";
import { readScreensPayload } from "../screens-payload.ts";
import { deviceNames, outputNames, screenIdeas } from "./screen-names.ts";
import type { ScreensRun } from "./use-screens-run.ts";

interface Props extends ScreensRun {
  /** The settings of the run that is shown. */
  readonly settings: ScreenSettings | undefined;
  readonly isRunning: boolean;
  /** None on a plan that has no brand kits. */
  readonly kits: readonly ListedKit[] | undefined;
  /** Project in the page’s address: new screens begin with its brand kit. */
  readonly project: KitProject | undefined;
}

/** Everything that a run needs, on one page. */
export function ScreensForm({ settings: given, isRunning, kits, project, isStarting, problem, start }: Props) {
  const [settings, setSettings] = useState<ScreenSettings>(() => ({
    ...(given ?? initialScreenSettings),
    brandKitId: usableKit(given ? given.brandKitId : project?.brandKitId, kits),
  }));
  const change = (part: Partial<ScreenSettings>) => setSettings((before) => ({ ...before, ...part }));
  const onKit = (brandKitId: string | undefined) => change({ brandKitId });
  useProjectKit({ project, kits, kitId: settings.brandKitId, onKit });
  usePayload({ read: readScreensPayload, onPayload: change });
  const isEmpty = settings.prompt.trim() === "";
  const isBusy = isStarting || isRunning;
  const isUnpayable = useIsUnpayable("credits", screensPrice);
  return (
    <form
      className="grid gap-8 [&_:is(input,select,textarea)]:scroll-mb-28"
      aria-label="Screen settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isBusy && settings.outputs.length > 0) void start(settings);
      }}
    >
      <noscript>
        <Alert tone="note">The design generator needs JavaScript. Please turn it on in your browser.</Alert>
      </noscript>
      <div className="grid gap-1">
        <TextAreaField
          label="Prompt"
          name="prompt"
          rows={4}
          maxLength={promptMax}
          placeholder="A banking app called Fjord with payments, savings and cards, in blue"
          value={settings.prompt}
          onChange={(event) => change({ prompt: event.target.value })}
        />
        <p className="text-right text-xs text-muted tabular-nums">
          {formatNumber(settings.prompt.length)} / {promptMax}
        </p>
        {isEmpty && <Ideas onIdea={change} />}
      </div>
      <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,5fr)_auto_minmax(0,4fr)]">
        <DeviceField value={settings.device} onChange={(device) => change({ device })} />
        <ChoiceCards
          label="Screens"
          name="screens"
          value={settings.screens}
          onChange={(screens) => change({ screens })}
          className="flex items-start gap-2"
          cardClassName="min-h-11 min-w-14 place-items-center px-4"
          of={screenCounts.map((count) => ({ id: count, content: <span className="tabular-nums">{count}</span> }))}
        />
        <OutputsField value={settings.outputs} onChange={(chosen) => change({ outputs: chosen })} />
      </div>
      <StyleField value={settings.style} onChange={(style) => style !== autoStyle && change({ style })} />
      <BrandKitField kind="mockup" kitId={settings.brandKitId} onKit={onKit} kits={kits} project={project} />
      {problem && <ProblemAlert message={problem.message} isAboutCredits={problem.needsCredits} />}
      <ActionBar>
        <Button type="submit" disabled={isEmpty || isBusy || isUnpayable || settings.outputs.length === 0}>
          {isBusy ? "Generating…" : "Generate"}
        </Button>
        <ActionNote>
          <p>
            <span className="font-medium text-ink">{creditsInWords(screensPrice)}</span> for one design, however many
            screens
          </p>
          <PaymentNote maxAic={isBusy ? 0 : screensPrice} />
        </ActionNote>
      </ActionBar>
    </form>
  );
}

function Ideas({ onIdea }: { readonly onIdea: (part: Pick<ScreenSettings, "prompt" | "device">) => void }) {
  return (
    <section aria-label="Ideas" className="flex flex-wrap gap-2">
      {screenIdeas.map((idea) => (
        <button
          key={idea.prompt}
          type="button"
          onClick={() => onIdea(idea)}
          className="min-h-11 rounded-full border border-hairline px-4 py-2 text-left text-xs transition-colors hover:border-ink"
        >
          {idea.prompt}
        </button>
      ))}
    </section>
  );
}

function DeviceField({ value, onChange }: { readonly value: DeviceId; readonly onChange: (device: DeviceId) => void }) {
  return (
    <ChoiceCards
      label="Device"
      name="device"
      value={value}
      onChange={onChange}
      className="grid grid-cols-3 gap-2"
      cardClassName="p-3"
      of={deviceIds.map((id) => ({
        id,
        content: (
          <span className="grid gap-0.5">
            <span className="font-semibold">{deviceNames[id]}</span>
            <span className="text-xs text-muted tabular-nums">
              {devices[id].width} × {devices[id].height}
            </span>
          </span>
        ),
      }))}
    />
  );
}

function OutputsField({
  value,
  onChange,
}: {
  readonly value: readonly Output[];
  readonly onChange: (chosen: Output[]) => void;
}) {
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-sm font-semibold">Files</legend>
      {outputs.map((output) => (
        <label key={output} className="flex min-h-8 items-center gap-3 text-sm touch:min-h-11">
          <input
            type="checkbox"
            name="outputs"
            value={output}
            checked={value.includes(output)}
            onChange={(event) =>
              onChange(outputs.filter((known) => (known === output ? event.target.checked : value.includes(known))))
            }
            className="size-5 shrink-0 accent-accent-strong"
          />
          <span>
            <span className="font-semibold">{outputNames[output].name}</span>{" "}
            <span className="text-muted">{outputNames[output].words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
