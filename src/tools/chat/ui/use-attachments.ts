import { useCallback, useEffect, useRef, useState } from "react";
import {
  type ChatFile,
  chatFileLimits,
  chatFilesPath,
  chatFileTypes,
  fileBytesMax,
  fileTooLarge,
  otherFileType,
} from "../files/chat-file-rules.ts";

/** A file beside the message that is being written. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** 0 to 1, of what has been sent. */
  readonly fraction: number;
  /** Once the server has it. */
  readonly file: ChatFile | undefined;
}

/** The files of the message that is being written. Each is sent to the server as soon as it is attached. */
export function useAttachments() {
  const [attached, setAttached] = useState<readonly Attachment[]>([]);
  const [problem, setProblem] = useState<string>();
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const remove = useCallback((key: string) => {
    uploads.current.get(key)?.abort();
    setAttached((before) => before.filter((one) => one.key !== key));
    setProblem(undefined);
  }, []);

  const upload = useCallback(async (file: File) => {
    const key = crypto.randomUUID();
    const stop = new AbortController();
    uploads.current.set(key, stop);
    setAttached((before) => [...before, { key, name: file.name, fraction: 0, file: undefined }]);
    const change = (changed: Partial<Attachment>) =>
      setAttached((before) => before.map((one) => (one.key === key ? { ...one, ...changed } : one)));
    const sent = await sendFile(file, stop.signal, (fraction) => change({ fraction }));
    uploads.current.delete(key);
    if (stop.signal.aborted) return;
    if ("file" in sent) return change({ file: sent.file });
    setAttached((before) => before.filter((one) => one.key !== key));
    setProblem(`“${file.name}”: ${sent.problem}`);
  }, []);

  const count = attached.length;
  const add = useCallback(
    (files: readonly File[]) => {
      const room = chatFileLimits.perMessage - count;
      setProblem(files.length > room ? `A message can have ${chatFileLimits.perMessage} files.` : undefined);
      for (const file of files.slice(0, Math.max(0, room))) {
        const refusal = problemWith(file);
        if (refusal) setProblem(`“${file.name}”: ${refusal}`);
        else void upload(file);
      }
    },
    [count, upload],
  );

  /** Puts files that the server has in the place of what is attached. */
  const replace = useCallback((files: readonly ChatFile[]) => {
    for (const stop of uploads.current.values()) stop.abort();
    setAttached(files.map((file) => ({ key: file.id, name: file.name, fraction: 1, file })));
    setProblem(undefined);
  }, []);

  const files = attached.flatMap(({ file }) => file ?? []);
  return { attached, files, isUploading: files.length < count, problem, add, remove, replace };
}

/** What can be known before sending; the server looks at the bytes. */
function problemWith({ size, type }: File): string | undefined {
  if (size > fileBytesMax) return fileTooLarge;
  return type !== "" && !chatFileTypes.split(",").includes(type) ? otherFileType : undefined;
}

const failed = "It could not be sent. Please check your connection and try again.";

type Sent = { readonly file: ChatFile } | { readonly problem: string };

/** Reports progress, which only XMLHttpRequest supports. */
function sendFile(file: File, signal: AbortSignal, onProgress: (fraction: number) => void): Promise<Sent> {
  const form = new FormData();
  form.set("file", file);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener("load", () => resolve(readAnswer(request)));
    for (const event of ["error", "abort", "timeout"]) {
      request.addEventListener(event, () => resolve({ problem: failed }));
    }
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", chatFilesPath);
    request.setRequestHeader("accept", "application/json");
    request.send(form);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  try {
    const answer = JSON.parse(responseText) as ChatFile & { readonly error?: { readonly message?: string } };
    return status === 201 ? { file: answer } : { problem: answer.error?.message ?? failed };
  } catch {
    return { problem: failed };
  }
}
