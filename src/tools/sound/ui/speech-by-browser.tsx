import { useState } from "react";
import { TextAreaField } from "#ui/more-fields.tsx";
import { NoMediaEngine } from "../../run-screens/media/ui/no-media-engine.tsx";
import { spokenMax } from "../audio-rules.ts";
import { BrowserVoice } from "./browser-voice.tsx";

/** Speech that works without an engine. */
export function SpeechByBrowser() {
  const [text, setText] = useState("");
  return (
    <div className="grid grid-cols-1 gap-8">
      <NoMediaEngine
        isOptional
        title="No speech engine is connected"
        need="An audio file of a text needs a speech engine: ElevenLabs, OpenAI or Deepgram."
        cost="your audio files"
      />
      <div className="grid max-w-2xl grid-cols-1 gap-5">
        <TextAreaField
          label="What should be said?"
          rows={6}
          maxLength={spokenMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <BrowserVoice text={text} />
      </div>
    </div>
  );
}
