import type { ComponentType } from "react";
import { classNames } from "#ui/class-names.ts";
import { WallPicture } from "../../ui/wall-picture.tsx";
import { ImageGenerationDrawing } from "./drawings/image-generation.tsx";
import { MagicEditDrawing } from "./drawings/magic-edit.tsx";
import type { ExhibitId } from "./exhibits.ts";

const drawings: Readonly<Record<ExhibitId, ComponentType>> = {
  "smart-templates": SmartTemplatesDrawing,
  "ai-image-generation": ImageGenerationDrawing,
  "copy-assistant": CopyAssistantDrawing,
  "one-click-resizing": OneClickResizingDrawing,
  "brand-kit": BrandKitDrawing,
  "background-remover": BackgroundRemoverDrawing,
  "team-collaboration": TeamCollaborationDrawing,
  "magic-edit": MagicEditDrawing,
  "design-analytics": DesignAnalyticsDrawing,
};

/** Drawing of what a feature does. It is decoration: the text beside it says the same. */
export function ExhibitDrawing({ id }: { readonly id: ExhibitId }) {
  const Drawing = drawings[id];
  return (
    <div
      aria-hidden
      className="grid h-full min-h-60 place-items-center overflow-hidden rounded-md border border-hairline bg-sunken"
    >
      <Drawing />
    </div>
  );
}

/** A pot with its background and, right of the handle, without it. */
export function BackgroundRemoverDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 300" className="size-full" preserveAspectRatio="xMidYMid slice">
      <defs>
        <pattern id="nothing" width="24" height="24" patternUnits="userSpaceOnUse">
          <rect width="24" height="24" className="fill-paper" />
          <path d="M0 0h12v12H0zM12 12h12v12H12z" className="fill-hairline" />
        </pattern>
      </defs>
      <rect width="280" height="300" className="fill-accent-wash" />
      <path d="M0 210h280v90H0z" className="fill-outline" />
      <circle cx="86" cy="92" r="46" className="fill-accent" />
      <path d="M0 210c60-50 120-50 180-14l100 14z" className="fill-muted" />
      <rect x="280" width="280" height="300" fill="url(#nothing)" />
      <path
        d="M236 70h88l-10 26c34 22 50 56 44 94-5 34-30 58-54 66h-48c-24-8-49-32-54-66-6-38 10-72 44-94z"
        className="fill-ink"
      />
      <path d="M204 162c40 16 112 16 152 0l2 22c-42 18-114 18-156 0z" className="fill-accent" />
      <path d="M280 0v300" strokeWidth="2" className="stroke-paper" />
      <circle cx="280" cy="150" r="20" className="fill-paper stroke-ink" strokeWidth="2" />
      <path d="m274 143-7 7 7 7m12-14 7 7-7 7" className="fill-none stroke-ink" strokeWidth="2" />
    </svg>
  );
}

const swatches = ["bg-ink", "bg-accent", "bg-outline", "bg-accent-wash", "bg-paper"];

/** A kit on one sheet: mark, letters, colors, spacing. The kit is this site's own. */
export function BrandKitDrawing() {
  return (
    <div className="grid w-full grid-cols-6 gap-px bg-hairline text-ink">
      <div className="col-span-6 grid place-items-center bg-ink py-10 sm:col-span-2 sm:row-span-2">
        <svg aria-hidden="true" viewBox="0 0 32 32" className="size-24">
          <path d="M8 8h16v4H12v3h9v4h-9v1h12v4H8z" className="fill-paper" />
          <circle cx="24.5" cy="17" r="3.5" className="fill-accent" />
        </svg>
      </div>
      <div className="col-span-3 bg-surface p-6 sm:col-span-2">
        <p className="font-display text-3xl font-bold">Aa</p>
        <p className="mt-3 text-xs text-muted">Bricolage Grotesque, for headings</p>
      </div>
      <div className="col-span-3 bg-surface p-6 sm:col-span-2">
        <p className="font-sans text-3xl">Aa</p>
        <p className="mt-3 text-xs text-muted">Inter, for text</p>
      </div>
      <div className="col-span-6 flex min-h-28 bg-surface sm:col-span-4">
        {swatches.map((swatch, index) => (
          <span key={swatch} className={swatch} style={{ flexGrow: 5 - index }} />
        ))}
      </div>
    </div>
  );
}

const before = "Our innovative platform empowers creators to unlock the full potential of visual storytelling.";
const after = "Pick a tool. Make the picture.";

/** A wordy sentence struck out, with a plain one in its place. */
export function CopyAssistantDrawing() {
  return (
    <div className="grid w-full gap-5 p-8 font-display text-lg leading-7">
      <p className="text-muted line-through decoration-accent decoration-2">{before}</p>
      <p className="text-xl font-bold tracking-tight">
        {after}
        <span className="ml-1 inline-block h-6 w-0.5 translate-y-1 bg-accent" />
      </p>
      <p className="flex gap-4 border-t border-hairline pt-4 font-sans text-xs leading-5 text-muted tabular-nums">
        <span>{before.length} characters before</span>
        <span className="text-ink">{after.length} after</span>
      </p>
    </div>
  );
}

/** Prices (C8) as bars. It shows no usage, because there is none yet. */
const prices = [
  { name: "Design", credits: 15 },
  { name: "Image", credits: 10 },
  { name: "Minute of audio", credits: 5 },
  { name: "1,000 tokens of text", credits: 1 },
];

export function DesignAnalyticsDrawing() {
  return (
    <div className="grid w-full gap-4 p-8">
      {prices.map(({ name, credits }, index) => (
        <div key={name} className="grid gap-1.5">
          <p className="flex justify-between text-sm">
            <span>{name}</span>
            <span className="tabular-nums">{credits === 1 ? "1 credit" : `${credits} credits`}</span>
          </p>
          <span
            className={index === 0 ? "h-3 bg-accent" : "h-3 bg-ink"}
            style={{ width: `${(credits / 15) * 100}%` }}
          />
        </div>
      ))}
    </div>
  );
}

/**
 * Place at which each format hangs, in percent of a wall of 357 by 240, and where it is cropped so that the picture in the picture stays
 * whole.
 */
const formats = [
  { name: "9:16", use: "Story", left: 0, top: 0, width: 37.8, height: 100, crop: "object-[5%_50%]" },
  { name: "16:9", use: "Slide", left: 41.2, top: 0, width: 58.8, height: 49.2, crop: "object-center" },
  { name: "1:1", use: "Post", left: 41.2, top: 54.2, width: 30.8, height: 45.8, crop: "object-[2%_50%]" },
  { name: "4:5", use: "Portrait", left: 75.4, top: 54.2, width: 24.6, height: 45.8, crop: "object-[3%_50%]" },
];

/** One picture in four formats. */
export function OneClickResizingDrawing() {
  return (
    <div className="relative my-6 aspect-[357/240] w-[min(100%-3rem,26rem)]">
      {formats.map(({ name, use, left, top, width, height, crop }) => (
        <div
          key={name}
          className="absolute"
          style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
        >
          <WallPicture
            categoryId="image-generation"
            slug="image-generation-a"
            className={`size-full rounded-none ${crop}`}
          />
          <p className="absolute bottom-0 left-0 bg-sunken px-1.5 pt-0.5 text-xs font-semibold tabular-nums">
            {name}
            <span
              className={classNames("ml-1.5 font-normal text-muted", name === "4:5" ? "hidden" : "hidden sm:inline")}
            >
              {use}
            </span>
          </p>
        </div>
      ))}
    </div>
  );
}

/** The same layout with one, two and four lines of text: the picture shrinks, margins and proportions stay. */
const sheets = [
  { pictureHeight: 116, sunX: 48, picture: "fill-ink", sun: "fill-accent", lines: [66] },
  { pictureHeight: 116, sunX: 68, picture: "fill-accent", sun: "fill-ink", lines: [108, 66] },
  { pictureHeight: 92, sunX: 88, picture: "fill-ink", sun: "fill-accent", lines: [108, 108, 108, 66] },
];

export function SmartTemplatesDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 480 300" className="w-full">
      {sheets.map(({ pictureHeight, sunX, picture, sun, lines }, index) => (
        <g key={sunX} transform={`translate(${24 + index * 148} 34)`}>
          <rect width="136" height="232" rx="4" className="fill-paper stroke-hairline" />
          <path
            d="M14 0v232M122 0v232M0 132h136M0 212h136"
            className="fill-none stroke-outline"
            strokeDasharray="3 3"
            strokeWidth="0.75"
          />
          <rect x="14" y="16" width="108" height={pictureHeight} className={picture} />
          <circle cx={sunX} cy="62" r="20" className={sun} />
          <path
            d={lines.map((width, line) => `M14 ${pictureHeight + 34.5 + line * 15}h${width}`).join("")}
            strokeWidth="9"
            className="stroke-ink"
          />
          <path d="M14 196h80M14 204h56" strokeWidth="3" className="stroke-outline" />
        </g>
      ))}
    </svg>
  );
}

const people = [
  { name: "Layout", x: 286, y: 88, fill: "fill-accent-strong", text: "fill-on-accent", width: 66 },
  { name: "Words", x: 96, y: 182, fill: "fill-ink", text: "fill-paper", width: 62 },
  { name: "Review", x: 322, y: 222, fill: "fill-muted", text: "fill-paper", width: 68 },
];

/** Three people on one page. */
export function TeamCollaborationDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 440 300" className="w-full">
      <rect x="60" y="32" width="320" height="236" rx="4" className="fill-paper stroke-hairline" />
      <rect x="84" y="56" width="180" height="92" className="fill-accent-wash stroke-accent-strong" />
      <path d="M84 148l58-52 40 34 26-20 56 38z" className="fill-accent" />
      <g className="fill-paper stroke-accent-strong">
        <path d="M80 52h8v8h-8zM260 52h8v8h-8zM80 144h8v8h-8zM260 144h8v8h-8z" />
      </g>
      <path d="M84 176h150M84 196h110M84 216h134M84 236h72" strokeWidth="8" className="stroke-hairline" />
      <path d="M290 60h66v22h-66zM290 150h66v56h-66z" className="fill-hairline" />
      {people.map(({ name, x, y, fill, text, width }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <path d="M0 0l5 20 5-8 9-2z" className={fill} />
          <rect x="14" y="16" width={width} height="24" rx="4" className={fill} />
          <text x="24" y="33" fontSize="13" fontWeight="600" className={`${text} font-sans`}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
