import { ChevronDown, Download } from "lucide";
import { DropdownMenu } from "radix-ui";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { designsPath } from "../design-rules.ts";
import { useEditor } from "./editor-context.ts";

const formats = [
  { id: "png", name: "PNG", words: "For screens and posts" },
  { id: "jpg", name: "JPG", words: "A smaller file" },
  { id: "pdf", name: "PDF", words: "For printing, with real text" },
  { id: "svg", name: "SVG", words: "Layers for design programs" },
] as const;

const itemLook =
  "grid cursor-pointer grid-cols-[3rem_1fr] items-baseline rounded-sm px-2.5 py-2 text-sm outline-none data-highlighted:bg-sunken";

interface Props {
  /** Stores what is not stored yet. */
  readonly onSave: () => Promise<boolean>;
}

/** The design as files, as it is shown. */
export function DownloadMenu({ onSave }: Props) {
  const { designId, design, brief, watermark } = useEditor();

  async function download(format: string): Promise<void> {
    if (!(await onSave())) {
      const description = "Your last changes aren’t saved yet. Please try again in a moment.";
      return showToast({ kind: "error", title: "The file couldn’t be made", description });
    }
    const link = document.createElement("a");
    link.href = `${designsPath}/${designId}/design.${format}?download`;
    link.download = "";
    link.click();
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass({ size: "sm" })}>
        <Icon of={Download} className="size-4" />
        <span className="max-sm:sr-only">Download</span>
        <Icon of={ChevronDown} className="size-3.5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-30 grid w-60 rounded-md border border-hairline bg-surface p-1.5 shadow-float data-[state=open]:animate-open"
        >
          <DropdownMenu.Label className="px-2.5 py-1.5 text-xs text-muted tabular-nums">
            {design.width} × {design.height} pixels
          </DropdownMenu.Label>
          {formats.map(({ id, name, words }) =>
            id === "svg" && watermark && brief.kind !== "mockup" ? (
              <DropdownMenu.Item key={id} asChild>
                <a href="/settings/billing" className={itemLook}>
                  <span className="font-semibold">{name}</span>
                  <span className="text-xs text-accent-text">{words}, with Pro</span>
                </a>
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.Item key={id} onSelect={() => void download(id)} className={itemLook}>
                <span className="font-semibold">{name}</span>
                <span className="text-xs text-muted">{words}</span>
              </DropdownMenu.Item>
            ),
          )}
          {watermark && (
            <DropdownMenu.Label className="border-t border-hairline px-2.5 py-2 text-xs text-muted">
              Files carry a small watermark on the Free plan.
            </DropdownMenu.Label>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
