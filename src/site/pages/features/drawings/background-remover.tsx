/** A pot before its background and, right of the handle, without it. */
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
