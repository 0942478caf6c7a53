import { ChevronDown, Download } from "lucide";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuNote } from "#ui/menu.tsx";
import { showToast } from "#ui/toast.ts";
import { brandPackFile, designsPath } from "../design-rules.ts";
import { FileItem, fileFormats, SoldFileItem } from "../ui/file-items.tsx";
import { useSlowFile } from "../ui/use-slow-file.ts";
import { useEditor } from "./editor-context.ts";
import { PngDialog } from "./png-dialog.tsx";

interface Props {
  /** Stores what is not stored yet. */
  readonly onSave: () => Promise<boolean>;
}

/** The design as files, as it is shown. */
export function DownloadMenu({ onSave }: Props) {
  const { designId, design, brief, watermark, hasBrandKits } = useEditor();
  const pack = useSlowFile(`${designsPath}/${designId}/${brandPackFile}`, "brand-pack.zip");
  const [isSizing, setSizing] = useState(false);
  const isDrawing = pack.state === "drawing";

  async function drawPack(): Promise<void> {
    if ((await onSave()) && (await pack.draw())) return;
    const description = "Please try again in a moment.";
    showToast({ kind: "error", title: "The brand pack couldn’t be drawn", description });
  }

  async function download(format: string, query = new URLSearchParams()): Promise<void> {
    if (!(await onSave())) {
      const description = "Your last changes aren’t saved yet. Please try again in a moment.";
      return showToast({ kind: "error", title: "The file couldn’t be made", description });
    }
    const link = document.createElement("a");
    query.set("download", "");
    link.href = `${designsPath}/${designId}/design.${format}?${query}`;
    link.download = "";
    link.click();
  }

  return (
    <>
      <span role="status" className="sr-only">
        {isDrawing && "Drawing the brand pack, a few seconds…"}
      </span>
      <Menu
        trigger={
          <Button size="sm" aria-busy={isDrawing}>
            <Icon icon={Download} className="size-4" />
            <span className="max-sm:sr-only">{isDrawing ? "Drawing…" : "Download"}</span>
            <Icon icon={ChevronDown} className="size-3.5" />
          </Button>
        }
      >
        <MenuNote>{`${design.width} × ${design.height} pixels`}</MenuNote>
        {fileFormats.map(({ id, name, words }) =>
          id === "svg" && watermark && brief.kind !== "mockup" ? (
            <SoldFileItem key={id} name={name} words={words} />
          ) : (
            <FileItem key={id} name={name} words={words} onSelect={() => void download(id)} />
          ),
        )}
        <FileItem name="Size…" words="Any width, or a transparent background" onSelect={() => setSizing(true)} />
        {brief.kind === "logo" &&
          (hasBrandKits ? (
            <FileItem
              name="ZIP"
              words="Brand pack: all files of the logo"
              onSelect={() => void drawPack()}
              disabled={isDrawing}
            />
          ) : (
            <SoldFileItem name="ZIP" words="Brand pack" />
          ))}
        {watermark && <MenuNote>Files carry a small watermark on the Free plan.</MenuNote>}
      </Menu>
      {isSizing && (
        <PngDialog
          onOpenChange={setSizing}
          onDownload={(query) => {
            setSizing(false);
            void download("png", query);
          }}
        />
      )}
    </>
  );
}
