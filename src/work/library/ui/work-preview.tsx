import {
  AudioLines,
  FileText,
  type IconNode,
  Lightbulb,
  LoaderCircle,
  MessageSquare,
  Network,
  TriangleAlert,
} from "lucide";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import type { LibraryItem } from "../list-library.ts";

interface Props {
  readonly work: Pick<LibraryItem, "preview" | "state" | "label"> & Partial<Pick<LibraryItem, "progress">>;
  /** Its proportions and corners. */
  readonly className: string;
  /** Classes for its first words, if these are what is shown. */
  readonly textClassName: string;
}

/** Small preview of a result: its picture, its first words, or a sign of its kind. */
export function WorkPreview({ work: { preview, state, label, progress }, className, textClassName }: Props) {
  const frame = classNames("w-full overflow-hidden border border-hairline bg-sunken", className);
  if (state === "running") {
    const done = typeof progress === "number" ? `: ${Math.round(progress * 100)} %` : "";
    return <Sign icon={LoaderCircle} words={`In progress${done}`} frame={frame} />;
  }
  if (state === "failed") return <Sign icon={TriangleAlert} words="Failed" frame={frame} />;
  switch (preview.type) {
    case "picture":
      return <Picture src={preview.address} alt="" loading="lazy" className={`${frame} object-contain`} />;
    case "video":
      return <video src={preview.address} muted preload="metadata" className={`${frame} object-cover`} />;
    case "sound":
      return <Sign icon={AudioLines} words="" frame={frame} />;
    case "text":
      return preview.text === "" ? (
        <Sign icon={iconsByLabel[label] ?? FileText} words="" frame={frame} />
      ) : (
        <p
          aria-hidden
          className={`${frame} ${textClassName} text-xs leading-relaxed wrap-anywhere whitespace-pre-line text-muted [mask-image:linear-gradient(black_70%,transparent)]`}
        >
          {preview.text}
        </p>
      );
    case "none":
      return <Sign icon={FileText} words={state === "stopped" ? "Stopped" : ""} frame={frame} />;
  }
}

const iconsByLabel: Readonly<Record<string, IconNode>> = { Chat: MessageSquare, "Mind map": Network, Board: Lightbulb };

interface SignProps {
  readonly icon: IconNode;
  readonly words: string;
  readonly frame: string;
}

const Sign = ({ icon, words, frame }: SignProps) => (
  <span className={`${frame} grid place-content-center justify-items-center gap-2 text-sm text-muted`}>
    <Icon icon={icon} className="size-7" />
    {words}
  </span>
);
