import { useState } from "react";
import { useRevalidator } from "react-router";

const failed = "The file could not be sent. Please check your connection and try again.";

/** Sends one file at a time, and shows the page anew. */
export function useBotUpload(
  path: string,
  { bytesMax, tooLarge }: { readonly bytesMax: number; readonly tooLarge: string },
) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function upload(file: File): Promise<void> {
    if (file.size > bytesMax) return setProblem(tooLarge);
    setBusy(true);
    setProblem(undefined);
    const form = new FormData();
    form.set("file", file);
    setProblem(await send(path, form));
    await revalidate();
    setBusy(false);
  }
  return { isBusy, problem, upload };
}

/** @returns what is wrong, if something is. */
async function send(path: string, form: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(path, { method: "POST", headers: { Accept: "application/json" }, body: form });
    if (response.ok) return undefined;
    const answer = (await response.json()) as { error?: { message?: string } };
    return answer.error?.message ?? failed;
  } catch {
    return failed;
  }
}
