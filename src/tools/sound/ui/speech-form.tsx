import { useEffect, useState } from "react";
import { creditsInWords } from "#credits/rules.ts";
import type { Voice } from "#engines/index.ts";
import type { MediaEngineChoice } from "#models/index.ts";
import { quoteMedia } from "#runs/rules.ts";
import { PaidBy, useKeyOwner } from "#teams/ui/index.ts";
import { ApiError, callForJson } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";
import { formatNumber } from "#ui/format.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { type MediaSettings, mediaPriceLine } from "../../run-screens/media/media-rules.ts";
import { StartBar } from "../../run-screens/media/ui/start-bar.tsx";
import type { MediaFields } from "../../run-screens/media/ui/use-media-run.ts";
import { EngineField } from "../../run-screens/text/ui/engine-field.tsx";
import { firstEngine, sampleOf, spokenMax, voicesPath } from "../audio-rules.ts";
import { BrowserVoice } from "./browser-voice.tsx";

interface Props {
  /** At least one. */
  readonly engines: readonly MediaEngineChoice[];
  readonly initial: MediaSettings | undefined;
  readonly engineSlug: string | null;
  readonly isStarting: boolean;
  readonly onStart: (fields: MediaFields) => void;
}

const speeds = [0.7, 0.8, 0.9, 1, 1.1, 1.2];

/** Form for a text, the voice that speaks it, and how it speaks. */
export function SpeechForm({ engines, initial, engineSlug, isStarting, onStart }: Props) {
  const keyOwner = useKeyOwner();
  const [engineId, setEngineId] = useState(firstEngine(engines, initial, engineSlug)?.id ?? "");
  const [voice, setVoice] = useState(initial?.voice ?? "");
  const [text, setText] = useState(initial?.text ?? "");
  const [wantedSpeed, setSpeed] = useState(initial?.speed ?? 1);
  const [wantedFormat, setFormat] = useState(initial?.format ?? "mp3");
  const { voices, message } = useVoices(engineId);
  const engine = engines.find(({ id }) => id === engineId);
  if (!engine) return null;
  const { formats = [], speed: range } = engine.speech ?? {};
  const speed = range && wantedSpeed >= range.min && wantedSpeed <= range.max ? wantedSpeed : 1;
  const format = formats.find((one) => one === wantedFormat) ?? "mp3";
  const quote = (words: string) =>
    engine.payer === "own-key" ? 0 : quoteMedia({ kind: "speech", text: words, speed });
  const maxAic = quote(text);
  const isEmpty = text.trim() === "";
  const sample = sampleOf(text);
  const speak = (words: string) =>
    onStart({
      engine: engineId,
      text: words,
      maxAic: quote(words),
      voice: voices.some(({ id }) => id === voice) ? voice : undefined,
      speed: speed === 1 ? undefined : speed,
      format: formats.length > 1 ? format : undefined,
    });
  return (
    <div className="grid grid-cols-1 gap-6">
      <form
        className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
        aria-label="Speech settings"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isStarting) speak(text);
        }}
      >
        <EngineField engines={engines} engine={engineId} onEngine={setEngineId} />
        <SelectField
          label="Voice"
          hint={
            message ??
            `${voices.length === 0 ? "The engine’s" : `${voices.length} voices, and the engine’s`} standard voice.`
          }
          value={voices.some(({ id }) => id === voice) ? voice : ""}
          onChange={(event) => setVoice(event.target.value)}
        >
          <option value="">Standard voice</option>
          {voices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          label="What should be said?"
          name="text"
          rows={8}
          maxLength={spokenMax}
          hint={`${formatNumber(text.length)} of ${formatNumber(spokenMax)} characters`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-4 empty:hidden">
          {range && (
            <SelectField label="Speed" value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
              {speeds
                .filter((one) => one >= range.min && one <= range.max)
                .map((one) => (
                  <option key={one} value={one}>
                    {one === 1 ? "Usual" : `${one} ×`}
                  </option>
                ))}
            </SelectField>
          )}
          {formats.length > 1 && (
            <SelectField label="File format" value={format} onChange={(event) => setFormat(event.target.value)}>
              {formats.map((one) => (
                <option key={one} value={one}>
                  {one.toUpperCase()}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {!isEmpty && sample !== text.trim() && (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" size="sm" disabled={isStarting} onClick={() => speak(sample)}>
              Try this voice
            </Button>
            <p className="min-w-0 text-xs text-muted">
              With the first sentence:{" "}
              {engine.payer === "own-key" ? `on ${keyOwner} key` : creditsInWords(quote(sample))}
              {engine.payer === "credits" && <PaidBy />}
            </p>
          </div>
        )}
        <StartBar
          label={isStarting ? "Starting…" : "Make speech"}
          what="sound"
          priceLabel={mediaPriceLine(engine.payer, maxAic, {
            how: "5 for each started minute",
            isExact: false,
            keyOwner,
          })}
          maxAic={maxAic}
          isEmpty={isEmpty}
          isStarting={isStarting}
          engine={engine}
        />
      </form>
      <BrowserVoice text={text} />
    </div>
  );
}

interface Voices {
  readonly voices: readonly Voice[];
  /** Reason why there are none. */
  readonly message?: string;
}

const none: Voices = { voices: [] };

/** The voices of an engine, once they are there. */
function useVoices(engineId: string): Voices {
  const [found, setFound] = useState<Voices & { readonly engineId: string }>();
  useEffect(() => {
    const left = new AbortController();
    void ask(engineId, left.signal).then(
      (voices) => setFound({ ...voices, engineId }),
      () => {},
    );
    return () => left.abort();
  }, [engineId]);
  return found?.engineId === engineId ? found : none;
}

async function ask(engineId: string, signal: AbortSignal): Promise<Voices> {
  try {
    const query = new URLSearchParams({ engine: engineId });
    return await callForJson<{ readonly voices: readonly Voice[] }>(`${voicesPath}?${query}`, { signal });
  } catch (error) {
    signal.throwIfAborted();
    return { voices: [], message: error instanceof ApiError && error.status ? error.message : undefined };
  }
}
