import { type ChangeEvent, useId, useState } from "react";
import { fileNameOf } from "#platform/file-names.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextAreaField } from "#ui/more-fields.tsx";
import { showToast } from "#ui/toast.ts";
import { downloadFile } from "#work/browser.ts";
import { drawMap } from "../draw-map.ts";
import { readMarkdown, writeMarkdown } from "../markdown.ts";
import { loadMapType } from "./map-type.ts";
import type { MapEdits } from "./use-map.ts";

/** The map as files, and outlines as branches of the map. */
export function MapFiles({ map }: { readonly map: MapEdits }) {
  const [isImporting, setImporting] = useState(false);
  const { outline, document } = map;
  const { title } = document.present;
  const save = (content: string, type: string, ending: string) =>
    downloadFile(new Blob([content], { type }), `${fileNameOf(title, "text")}.${ending}`);

  const drawSvg = async () => drawMap(outline, await loadMapType());

  async function savePicture(): Promise<void> {
    const picture = await drawPicture(await drawSvg());
    if (picture) downloadFile(picture, `${fileNameOf(title, "text")}.png`);
    else
      showToast({ kind: "error", title: "The picture couldn’t be made", description: "Please download SVG instead." });
  }

  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="text-xs text-muted max-sm:sr-only">Download</span>
      <FileButton label="SVG" onPress={() => void drawSvg().then((svg) => save(svg, "image/svg+xml", "svg"))} />
      <FileButton label="PNG" onPress={() => void savePicture()} />
      <FileButton label="Markdown" onPress={() => save(writeMarkdown(outline), "text/markdown", "md")} />
      <Button variant="ghost" size="sm" onClick={() => setImporting(true)}>
        Import
      </Button>
      <Dialog
        open={isImporting}
        onOpenChange={setImporting}
        title="Import an outline"
        description="Headings and lists in Markdown, or lines with indents. They become branches of the selected node."
      >
        <ImportForm map={map} onDone={() => setImporting(false)} />
      </Dialog>
    </div>
  );
}

const FileButton = ({ label, onPress }: { readonly label: string; readonly onPress: () => void }) => (
  <Button variant="secondary" size="sm" aria-label={`Download ${label}`} onClick={onPress}>
    {label}
  </Button>
);

const fileBytesMax = 1_000_000;

function ImportForm({ map, onDone }: { readonly map: MapEdits; readonly onDone: () => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const fileId = useId();

  async function readFile({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (file.size > fileBytesMax) return setProblem("This file is larger than 1 MB. Please choose a smaller one.");
    setProblem(undefined);
    setText(await file.text());
  }

  function add(): void {
    const { branches, isWhole } = readMarkdown(text);
    if (branches.length === 0) setProblem("There is no outline in this text.");
    else if (!map.insert(map.selectedId, branches)) {
      setProblem("The outline doesn’t fit: a map can have 1,000 nodes and 20 levels.");
    } else {
      if (!isWhole) showToast({ kind: "success", title: "The first 1,000 nodes were imported" });
      onDone();
    }
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div>
        <label htmlFor={fileId} className={buttonClass({ variant: "secondary", className: "cursor-pointer" })}>
          Choose a file
        </label>
        <input id={fileId} type="file" accept=".md,.markdown,.txt,text/*" className="sr-only" onChange={readFile} />
      </div>
      <TextAreaField
        label="Outline"
        rows={8}
        error={problem}
        value={text}
        placeholder={"- First branch\n  - Below it\n- Second branch"}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === ""} className="justify-self-start">
        Add to the map
      </Button>
    </form>
  );
}

/** In pixels: what every browser’s canvas takes. */
const sideMax = 8_000;
const areaMax = 32_000_000;
const scaleMax = 2;

/** An SVG as PNG, twice its size where that fits. @returns undefined if the browser can’t draw it. */
async function drawPicture(svg: string): Promise<Blob | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(scaleMax, sideMax / width, sideMax / height, Math.sqrt(areaMax / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.floor(width * scale));
  canvas.height = Math.max(1, Math.floor(height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
}
