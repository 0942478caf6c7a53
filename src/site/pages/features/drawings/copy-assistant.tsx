const before = "Our innovative platform empowers creators to unlock the full potential of visual storytelling.";
const after = "Pick a tool. Make the picture.";

/** An editor's desk: a swollen sentence struck out, a plain one in its place. */
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
