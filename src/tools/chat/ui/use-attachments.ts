import { useEffect, useRef, useState } from "react";
import { teamHeaders } from "#teams/browser.ts";
import { readError } from "#ui/api-client.ts";
import {
  type ChatFile,
  chatFileLimits,
  chatFilesPath,
  chatFileTypes,
  fileBytesMax,
  fileTooLarge,
  otherFileType,
} from "../files/chat-file-rules.ts";
import { type Kept, keep, keptAt, moved } from "./kept-drafts.ts";

/** A file beside the message that is being written. */
export interface Attachment {
  readonly key: string;
  readonly name: string;
  /** 0 to 1, of what has been sent. */
  readonly fraction: number;
  /** Once the server has it. */
  readonly file: ChatFile | undefined;
}

const none: readonly Attachment[] = [];

const asAttached = (file: ChatFile): Attachment => ({ key: file.id, name: file.name, fraction: 1, file });

/**
 * The files of the message that is being written, for each place. Each is sent to the server as soon as it is attached.
 * @param place where the message will be sent: the files of one conversation must never be sent in another one.
 * @param first until something is changed there.
 */
export function useAttachments(place: string, first: readonly ChatFile[]) {
  const [kept, setKept] = useState<Kept<readonly Attachment[]>>([]);
  const [refused, setRefused] = useState<{ readonly place: string; readonly problem: string }>();
  const uploads = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = uploads.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);
  const attached = keptAt(kept, place) ?? (first.length > 0 ? first.map(asAttached) : none);
  const change = (next: (before: readonly Attachment[]) => readonly Attachment[]) =>
    setKept((before) => keep(before, place, next(keptAt(before, place) ?? first.map(asAttached))));
  const refuse = (problem: string | undefined) => setRefused(problem === undefined ? undefined : { place, problem });

  const remove = (key: string) => {
    uploads.current.get(key)?.abort();
    change((before) => before.filter((one) => one.key !== key));
    refuse(undefined);
  };

  const upload = async (file: File) => {
    const key = crypto.randomUUID();
    const stop = new AbortController();
    uploads.current.set(key, stop);
    change((before) => [...before, { key, name: file.name, fraction: 0, file: undefined }]);
    const changeIt = (changed: Partial<Attachment>) => setKept((before) => withChanged(before, key, changed));
    const sent = await sendFile(file, stop.signal, (fraction) => changeIt({ fraction }));
    uploads.current.delete(key);
    if (stop.signal.aborted) return;
    if ("file" in sent) return changeIt({ file: sent.file });
    setKept((before) => before.map(([at, all]) => [at, all.filter((one) => one.key !== key)]));
    refuse(`“${file.name}”: ${sent.problem}`);
  };

  const add = (files: readonly File[]) => {
    const room = chatFileLimits.perMessage - attached.length;
    refuse(files.length > room ? `A message can have ${chatFileLimits.perMessage} files.` : undefined);
    for (const file of files.slice(0, Math.max(0, room))) {
      const refusal = problemWith(file);
      if (refusal) refuse(`“${file.name}”: ${refusal}`);
      else void upload(file);
    }
  };

  /** Puts files that the server has in the place of what is attached. */
  const replace = (files: readonly ChatFile[]) => {
    for (const { key } of attached) uploads.current.get(key)?.abort();
    change(() => files.map(asAttached));
    refuse(undefined);
  };

  /** Takes what was attached meanwhile along to the conversation that has begun. */
  const moveTo = (to: string) =>
    setKept((before) => moved(before, { from: place, to, isEmpty: ({ length }) => length === 0 }));

  const files = attached.flatMap(({ file }) => file ?? []);
  const problem = refused?.place === place ? refused.problem : undefined;
  return { attached, files, isUploading: files.length < attached.length, problem, add, remove, replace, moveTo };
}

/** Wherever it is: its conversation may have begun, or another one be shown, while it was sent. */
const withChanged = (
  kept: Kept<readonly Attachment[]>,
  key: string,
  changed: Partial<Attachment>,
): Kept<readonly Attachment[]> =>
  kept.map(([place, attached]) => [place, attached.map((one) => (one.key === key ? { ...one, ...changed } : one))]);

/** Problem with a file that can be known before sending; the server looks at the bytes. */
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
    for (const [name, value] of Object.entries(teamHeaders())) request.setRequestHeader(name, value);
    request.send(form);
  });
}

function readAnswer({ status, responseText }: XMLHttpRequest): Sent {
  if (status !== 201) return { problem: readError(responseText).message ?? failed };
  try {
    return { file: JSON.parse(responseText) as ChatFile };
  } catch {
    return { problem: failed };
  }
}
