import type { ReactNode } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextAreaField } from "#ui/more-fields.tsx";
import { contentTypes, languages, temperatures, tones } from "../../../run-screens/text/text-choices.ts";
import { Choice } from "../../../run-screens/text/ui/choice.tsx";
import { EngineField } from "../../../run-screens/text/ui/engine-field.tsx";
import { FallbackField } from "../../../run-screens/text/ui/fallback-field.tsx";
import { LengthField } from "../../../run-screens/text/ui/length-field.tsx";
import { RunBar } from "../../../run-screens/text/ui/run-bar.tsx";
import { promptLengthMax, type TextSettings } from "../text-settings.ts";

interface Props {
  readonly engines: readonly EngineChoice[];
  readonly engine: string;
  readonly onEngine: (id: string) => void;
  /** Chooses more engines. */
  readonly compare: ReactNode;
  /** True if another engine may answer if this one fails; undefined if there is no other. */
  readonly mayFallBack: boolean | undefined;
  readonly onFallBack: (may: boolean) => void;
  readonly settings: TextSettings;
  readonly onSettings: (change: Partial<TextSettings>) => void;
  /** Maximum price of the run; 0 on the user's own key. */
  readonly maxAic: number;
  readonly isRunning: boolean;
  readonly onGenerate: () => void;
  readonly onStop: () => void;
}

export function SettingsForm({
  engines,
  engine,
  onEngine,
  compare,
  mayFallBack,
  onFallBack,
  settings,
  onSettings,
  maxAic,
  isRunning,
  onGenerate,
  onStop,
}: Props) {
  const isEmpty = settings.prompt.trim() === "";
  const chosen = engines.find(({ id }) => id === engine);
  return (
    <form
      // What has the focus stays above the bar with the button.
      className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      aria-label="Text settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !isRunning) onGenerate();
      }}
    >
      <EngineField engines={engines} engine={engine} onEngine={onEngine} />
      {compare}
      <TextAreaField
        label="What should the text be about?"
        name="prompt"
        rows={5}
        maxLength={promptLengthMax}
        value={settings.prompt}
        onChange={(event) => onSettings({ prompt: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Choice
          className="max-sm:col-span-2"
          label="Content type"
          of={contentTypes}
          value={settings.contentType}
          onChange={(contentType) => onSettings({ contentType })}
        />
        <Choice
          className="max-sm:col-span-2"
          label="Tone"
          of={tones}
          value={settings.tone}
          onChange={(tone) => onSettings({ tone })}
        />
        <Choice
          label="Language"
          of={languages}
          value={settings.language}
          onChange={(language) => onSettings({ language })}
        />
        <Choice
          label="Temperature"
          of={temperatures}
          value={settings.temperature}
          onChange={(temperature) => onSettings({ temperature })}
        />
      </div>
      <LengthField words={settings.words} onChange={(words) => onSettings({ words })} />
      <FallbackField mayFallBack={mayFallBack} onFallBack={onFallBack} />
      <noscript>
        <Alert tone="note">
          Texts are written as you watch, which needs JavaScript. Please turn it on in your browser.
        </Alert>
      </noscript>
      <RunBar
        label="Generate"
        what="text"
        isEmpty={isEmpty}
        isRunning={isRunning}
        maxAic={maxAic}
        engine={chosen}
        onStop={onStop}
      />
    </form>
  );
}
