import { ChevronDown, Download } from "lucide";
import { fileNameOf } from "#platform/file-names.ts";
import type { WrittenText } from "#studio/rules.ts";
import { ApiError, callApi } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { downloadFile } from "#work/browser.ts";
import { textPdfPath, withTitle } from "../text-file-rules.ts";

const formats = [
  {
    ending: "md",
    name: "Markdown",
    hasTitle: false,
    make: async ({ text }: WrittenText) => new Blob([text], { type: "text/markdown" }),
  },
  {
    ending: "docx",
    name: "Word",
    hasTitle: true,
    make: async (written: WrittenText) => (await import("../write-docx.ts")).writeDocx(written),
  },
  { ending: "pdf", name: "PDF", hasTitle: true, make: askForPdf },
] as const;

interface Props extends Omit<WrittenText, "text"> {
  /** Markdown, or what reads it when it is wanted. */
  readonly text: string | (() => Promise<string>);
  /** True if Word and PDF files begin with the title. Texts that are named by their prompt don’t. */
  readonly isTitled?: boolean;
}

/** A text as a file. What writes Word files is loaded when one is wanted. */
export function DownloadText({ text, isTitled = false, ...named }: Props) {
  if (!useHydrated()) return null;
  async function download({ ending, name, hasTitle, make }: (typeof formats)[number]): Promise<void> {
    try {
      const own = typeof text === "string" ? text : await text();
      const written = { ...named, text: isTitled && hasTitle ? withTitle(named.title, own) : own };
      downloadFile(await make(written), `${fileNameOf(named.title, "text", { keepsCase: true })}.${ending}`);
    } catch (error) {
      console.warn(`The ${name} file could not be made`, error);
      const description = error instanceof ApiError ? error.message : "Check your connection and try again.";
      showToast({ kind: "error", title: "The file couldn’t be made", description });
    }
  }
  return (
    <Menu
      className="w-44"
      trigger={
        <Button variant="secondary" size="sm">
          <Icon icon={Download} className="size-4" />
          <span className="max-sm:sr-only">Download</span>
          <Icon icon={ChevronDown} className="size-3.5" />
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format.ending} onSelect={() => void download(format)} className="justify-between">
          <span className="font-semibold">{format.name}</span>
          <span className="text-xs text-muted">{`.${format.ending}`}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

async function askForPdf({ title, text, language }: WrittenText): Promise<Blob> {
  const answer = await callApi(textPdfPath, {
    json: { title, text, language },
    lost: "Check your connection and try again.",
    refused: "Please try again in a moment.",
  });
  return answer.blob();
}
