import { useState } from "react";
import type { MediaEngineChoice } from "#models/index.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { mediaPriceLine } from "../../run-screens/media/media-rules.ts";
import { PictureField } from "../../run-screens/media/ui/picture-field.tsx";
import { StartBar } from "../../run-screens/media/ui/start-bar.tsx";
import type { MediaFields } from "../../run-screens/media/ui/use-media-run.ts";
import type { RunProblem } from "../../run-screens/text/run-client.ts";
import { EngineField } from "../../run-screens/text/ui/engine-field.tsx";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { nearestLength, priceOfVideo, promptMax, type VideoSettings, videoFormats, videoRate } from "../video-rules.ts";

interface Props {
  readonly engines: readonly MediaEngineChoice[];
  readonly initial: VideoSettings;
  readonly isStarting: boolean;
  readonly problem: RunProblem | undefined;
  readonly onStart: (fields: MediaFields) => void;
}

/** Form for the source of a video: words, or a picture that it begins with, and words. */
export function VideoForm({ engines, initial, isStarting, problem, onStart }: Props) {
  const keyOwner = useKeyOwner();
  const [settings, setSettings] = useState(initial);
  const [picture, setPicture] = useState<File>();
  const change = (part: Partial<VideoSettings>) => setSettings((before) => ({ ...before, ...part }));
  const engine = engines.find(({ id }) => id === settings.engine);
  if (!engine) return null;
  const { prompt, aspectRatio, seconds } = settings;
  const maxAic = priceOfVideo(engine, seconds);
  const isEmpty = prompt.trim() === "";
  return (
    <form
      className="grid grid-cols-1 gap-5 [&_:is(input,select,textarea)]:scroll-mb-36"
      aria-label="Video settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEmpty || isStarting) return;
        onStart({ ...settings, maxAic, image: engine.takesPicture ? picture : undefined });
      }}
    >
      <EngineField
        engines={engines}
        engine={settings.engine}
        onEngine={(id) => {
          const next = engines.find((one) => one.id === id);
          change({ engine: id, seconds: nearestLength(next, seconds) });
        }}
      />
      <TextAreaField
        label="What happens in the video?"
        name="prompt"
        rows={5}
        maxLength={promptMax}
        hint="Say what is seen, how it moves, and how the camera moves."
        value={prompt}
        onChange={(event) => change({ prompt: event.target.value })}
      />
      {engine.takesPicture ? (
        <PictureField
          label="First picture (optional)"
          about="The video begins with it: PNG, JPEG or WebP, up to 10 MB."
          aboutChosen={(name) => `The video begins with ${name}.`}
          picture={picture}
          onPicture={setPicture}
        />
      ) : (
        <p className="text-xs text-muted">{engine.modelName} makes videos from words only.</p>
      )}
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Format"
          value={aspectRatio}
          onChange={(event) => {
            const format = videoFormats.find(({ id }) => id === event.target.value);
            if (format) change({ aspectRatio: format.id });
          }}
        >
          {videoFormats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Length"
          value={seconds}
          onChange={(event) => change({ seconds: Number(event.target.value) })}
        >
          {engine.seconds?.map((one) => (
            <option key={one} value={one}>
              {one} seconds
            </option>
          ))}
        </SelectField>
      </div>
      {problem && <ProblemAlert {...problem} />}
      <StartBar
        label={isStarting ? "Starting…" : "Make the video"}
        what="video"
        priceLabel={mediaPriceLine(engine.payer, maxAic, { how: videoRate(engine), keyOwner })}
        maxAic={maxAic}
        isEmpty={isEmpty}
        isStarting={isStarting}
        engine={engine}
      />
    </form>
  );
}
