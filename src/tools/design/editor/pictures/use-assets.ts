import { useEffect, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
import { assetsPath, type ShownAsset } from "../../assets/asset-rules.ts";
import { uploadAsset } from "../../ui/upload-asset.ts";

export interface Assets {
  /** The newest first; undefined until they are here. */
  readonly assets: readonly ShownAsset[] | undefined;
  readonly isSending: boolean;
  /** Why pictures could not be listed, or a file was refused. */
  readonly problem: string | undefined;
  /** Stores a file. @returns undefined if it was refused. */
  send(file: File): Promise<ShownAsset | undefined>;
}

/** The pictures that the user has uploaded before, and a way to add one. */
export function useAssets(): Assets {
  const [assets, setAssets] = useState<readonly ShownAsset[]>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const asking = new AbortController();
    listAssets(asking.signal)
      .then(setAssets)
      .catch(() => {
        if (asking.signal.aborted) return;
        setAssets([]);
        setProblem("Your earlier pictures couldn’t be loaded. You can still upload one.");
      });
    return () => asking.abort();
  }, []);

  return {
    assets,
    isSending,
    problem,
    async send(file) {
      setSending(true);
      setProblem(undefined);
      const sent = await uploadAsset(file);
      setSending(false);
      if ("asset" in sent) return sent.asset;
      setProblem(sent.problem);
      return undefined;
    },
  };
}

const listAssets = async (signal: AbortSignal): Promise<readonly ShownAsset[]> =>
  (await callForJson<{ readonly assets: readonly ShownAsset[] }>(assetsPath, { signal })).assets;
