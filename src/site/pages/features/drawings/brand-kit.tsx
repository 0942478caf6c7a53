const swatches = ["bg-ink", "bg-accent", "bg-outline", "bg-accent-wash", "bg-paper"];

/** A kit on one sheet: mark, letters, colours, spacing. The kit is this site's own. */
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
