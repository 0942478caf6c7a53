import { Download } from "lucide";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { downloadFile } from "#work/browser.ts";
import { OpenFileButton } from "../../ui/open-file-button.tsx";
import { readTextFile, textFileName, textFileTypes } from "../text-file.ts";

interface OpenProps {
  readonly text: string;
  readonly lengthMax: number;
  readonly onText: (text: string) => void;
}

/** Takes the text of a .txt or .md file. What was there before comes back with one press. */
export function OpenTextFile({ text, lengthMax, onText }: OpenProps) {
  const open = async (file: File) => {
    try {
      onText(await readTextFile(file, lengthMax));
      showToast({
        kind: "success",
        title: `${file.name} opened`,
        ...(text.trim() && {
          description: "It replaced your text.",
          action: { label: "Undo", onClick: () => onText(text) },
        }),
      });
    } catch (error) {
      showToast({ kind: "error", title: "Not opened", description: (error as Error).message });
    }
  };
  return (
    <OpenFileButton label="Text file" types={textFileTypes} onFile={(file) => void open(file)}>
      Open file
    </OpenFileButton>
  );
}

/** @param stem the file's name without its ending. */
export function DownloadText({ text, stem }: { readonly text: string; readonly stem: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={text === ""}
      onClick={() => downloadFile(new Blob([text], { type: "text/plain;charset=utf-8" }), textFileName(stem, text))}
    >
      <Icon icon={Download} className="size-4" />
      Download
    </Button>
  );
}
