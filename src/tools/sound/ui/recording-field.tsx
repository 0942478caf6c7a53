import { Download, Mic, Square } from "lucide";
import { useEffect, useId, useState } from "react";
import { Button, buttonClass } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { FileInput } from "#ui/file-input.tsx";
import { Icon } from "#ui/icon.tsx";
import { timeInWords } from "../audio-rules.ts";
import { prepareRecording, type Recording, RecordingRefused } from "./prepare-recording.ts";
import { useRecorder } from "./use-recorder.ts";

interface Props {
  readonly recording: Recording | undefined;
  readonly onRecording: (recording: Recording | undefined) => void;
}

/** A recording, from a file or from the microphone. It stays in the browser until a run is started with it. */
export function RecordingField({ recording, onRecording }: Props) {
  const id = useId();
  const [fault, setFault] = useState<string>();
  const [isReading, setReading] = useState(false);
  const take = async (chosen: File) => {
    setFault(undefined);
    setReading(true);
    onRecording(undefined);
    try {
      onRecording(await prepareRecording(chosen));
    } catch (error) {
      // Else the file was moved or changed meanwhile, or the browser has no memory for its sound.
      const unread = "This file could not be read. Please choose it again, or another one.";
      setFault(error instanceof RecordingRefused ? error.message : unread);
    } finally {
      setReading(false);
    }
  };
  const recorder = useRecorder((file) => void take(file));
  const isRecording = recorder.kind === "recording";
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          Recording
        </label>
        <FileInput
          id={id}
          accept="audio/*,video/mp4,video/webm"
          aria-describedby={`${id}-about`}
          aria-invalid={fault ? true : undefined}
          onFile={(file) => void take(file)}
        />
        <p id={`${id}-about`} className="text-xs text-muted">
          WAV, MP3 or M4A up to 25 MB. Other formats that your browser can play (OGG, WebM) are converted here, up to 13
          minutes.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {isRecording ? (
          <Button variant="secondary" onClick={recorder.stop}>
            <Icon icon={Square} className="size-4" />
            Finish recording
          </Button>
        ) : (
          <Button variant="secondary" disabled={recorder.kind === "asking"} onClick={() => void recorder.start()}>
            <Icon icon={Mic} className="size-4" />
            Record
          </Button>
        )}
        <p role="status" className="min-w-0 text-sm wrap-anywhere text-muted">
          {isRecording && `Recording: ${timeInWords(recorder.seconds)}`}
          {isReading && "Reading the recording…"}
          {recording &&
            !isRecording &&
            `${recording.file.name}, ${recording.seconds < 1 ? "less than a second" : timeInWords(recording.seconds)} long`}
        </p>
        {recording && !isRecording && <DownloadOwn file={recording.file} />}
      </div>
      <FieldError id={`${id}-error`} error={fault ?? recorder.message} />
    </div>
  );
}

/** Download of a recording that was made here and is nowhere else. */
function DownloadOwn({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const own = URL.createObjectURL(file);
    setAddress(own);
    return () => URL.revokeObjectURL(own);
  }, [file]);
  if (!address || !file.name.endsWith(".wav")) return null;
  return (
    <a href={address} download={file.name} className={buttonClass({ variant: "ghost", size: "sm" })}>
      <Icon icon={Download} className="size-4" />
      Download WAV
    </a>
  );
}
