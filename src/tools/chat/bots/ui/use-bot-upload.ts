import { useState } from "react";
import { useRevalidator } from "react-router";
import { uploadFile } from "#ui/api-client.ts";

/** Sends one file at a time, and shows the page anew. */
export function useBotUpload(
  path: string,
  { bytesMax, tooLarge }: { readonly bytesMax: number; readonly tooLarge: string },
) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function upload(file: File): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    const sent = await uploadFile(path, file, { bytesMax, tooLarge });
    setProblem("problem" in sent ? sent.problem : undefined);
    await revalidate();
    setBusy(false);
  }
  return { isBusy, problem, upload };
}
