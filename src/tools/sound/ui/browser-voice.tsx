import { Play, Square } from "lucide";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/more-fields.tsx";

/** Hears a text by the browser’s own voices: for free, now, and without a file. */
export function BrowserVoice({ text }: { readonly text: string }) {
  const voices = useSyncExternalStore(watchVoices, readVoices, readNone);
  const [chosen, setChosen] = useState("");
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
  const speak = () => {
    const spoken = new SpeechSynthesisUtterance(text);
    if (voice) spoken.voice = voice;
    if (voice) spoken.lang = voice.lang;
    spoken.onend = () => setSpeaking(false);
    spoken.onerror = () => setSpeaking(false);
    speechSynthesis.cancel();
    speechSynthesis.speak(spoken);
    setSpeaking(true);
  };
  return (
    <section
      aria-labelledby="browser-voice"
      className="grid gap-3 rounded-md border border-hairline bg-surface px-4 py-4"
    >
      <div className="grid gap-1">
        <h2 id="browser-voice" className="font-sans text-base font-semibold">
          Listen with your browser’s voice
        </h2>
        <p className="text-xs text-muted">
          Free, to hear how your text sounds. Your browser or system speaks, not an engine, and there is no file to
          download.
        </p>
      </div>
      {voices.length === 0 ? (
        <p className="text-sm">Your browser has no voices of its own.</p>
      ) : (
        <>
          <SelectField
            label="Browser voice"
            value={voice?.voiceURI}
            onChange={(event) => setChosen(event.target.value)}
          >
            {voices.map(({ voiceURI, name, lang, localService }) => (
              <option key={voiceURI} value={voiceURI}>
                {name} ({lang}
                {!localService && ", sends the text to the browser’s maker"})
              </option>
            ))}
          </SelectField>
          <div>
            {isSpeaking ? (
              <Button variant="secondary" onClick={() => speechSynthesis.cancel()}>
                <Icon icon={Square} className="size-4" />
                Stop listening
              </Button>
            ) : (
              <Button variant="secondary" disabled={text.trim() === ""} onClick={speak}>
                <Icon icon={Play} className="size-4" />
                Listen
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function watchVoices(onChange: () => void): () => void {
  if (!("speechSynthesis" in globalThis)) return () => {};
  speechSynthesis.addEventListener("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
}

let known: readonly SpeechSynthesisVoice[] = [];

/** The same list as long as it has the same voices: browsers make a new one each time. */
function readVoices(): readonly SpeechSynthesisVoice[] {
  const voices = "speechSynthesis" in globalThis ? speechSynthesis.getVoices() : [];
  if (voices.length !== known.length || voices.some((voice, index) => voice !== known[index])) known = voices;
  return known;
}

const noVoices: readonly SpeechSynthesisVoice[] = [];
const readNone = () => noVoices;
