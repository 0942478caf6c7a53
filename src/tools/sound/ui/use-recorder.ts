import { useCallback, useEffect, useRef, useState } from "react";

/** Maximum length of a recording: as long as a converted one can be; then it ends by itself. */
const secondsMax = 13 * 60;

interface RecorderState {
  readonly kind: "idle" | "asking" | "recording";
  readonly seconds: number;
  /** Reason why it didn’t begin. */
  readonly message?: string;
}

/** Records the microphone. @param onRecorded called with what was recorded. */
export function useRecorder(onRecorded: (file: File) => void) {
  const [state, setState] = useState<RecorderState>({ kind: "idle", seconds: 0 });
  const recorder = useRef<MediaRecorder>(undefined);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      end(recorder.current);
    };
  }, []);

  const start = useCallback(async () => {
    setState({ kind: "asking", seconds: 0 });
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const own = new MediaRecorder(stream);
      recorder.current = own;
      const parts: Blob[] = [];
      const beganAt = Date.now();
      const timer = setInterval(() => {
        const seconds = Math.floor((Date.now() - beganAt) / 1_000);
        if (seconds >= secondsMax) end(own);
        else setState({ kind: "recording", seconds });
      }, 500);
      own.addEventListener("dataavailable", ({ data }) => parts.push(data));
      own.addEventListener("stop", () => {
        clearInterval(timer);
        for (const track of stream.getTracks()) track.stop();
        if (isLeft.current) return;
        setState({ kind: "idle", seconds: 0 });
        onRecorded(new File(parts, "recording.webm", { type: own.mimeType || "audio/webm" }));
      });
      own.start();
      setState({ kind: "recording", seconds: 0 });
      // Left during the browser’s question about the microphone.
      if (isLeft.current) end(own);
    } catch (error) {
      setState({ kind: "idle", seconds: 0, message: sentenceFor(error) });
    }
  }, [onRecorded]);

  return { ...state, start, stop: () => end(recorder.current) };
}

function end(recorder: MediaRecorder | undefined): void {
  if (recorder && recorder.state !== "inactive") recorder.stop();
}

function sentenceFor(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError")
    return "Your browser doesn’t let this page use the microphone. Allow it in your browser’s address bar.";
  if (name === "NotFoundError") return "No microphone was found. Connect one, or choose a file.";
  return "The microphone could not be used. Please choose a file instead.";
}
