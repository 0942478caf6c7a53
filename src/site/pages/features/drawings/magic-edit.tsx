/** Night stays dark and day stays light in both themes. */
const night = "fill-ink [[data-theme=dark]_&]:fill-sunken";
const day = "fill-accent-wash [[data-theme=dark]_&]:fill-tile";

function Scene({ hasMoon }: { readonly hasMoon: boolean }) {
  return (
    <>
      <rect width="226" height="190" className={hasMoon ? night : day} />
      {hasMoon ? (
        <path d="M132 34a40 40 0 1 0 30 64 44 44 0 0 1-30-64z" className="fill-accent" />
      ) : (
        <circle cx="124" cy="72" r="38" className="fill-accent" />
      )}
      <path d="M0 132c48-34 96-34 136-6s64 20 90 4v60H0z" className="fill-outline" />
      <path
        d="M0 164c70-24 132-18 226 10v16H0z"
        className={
          hasMoon ? "fill-muted [[data-theme=dark]_&]:fill-hairline" : "fill-ink [[data-theme=dark]_&]:fill-hairline"
        }
      />
    </>
  );
}

/** The marked part changes, the rest of the picture stays. */
export function MagicEditDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 500 300" className="w-full">
      <g transform="translate(16 32)">
        <Scene hasMoon={false} />
        <path
          d="M122 20c36-4 62 24 58 56-4 34-32 52-62 48-34-4-52-30-46-60 5-24 24-42 50-44z"
          className="fill-none stroke-ink [[data-theme=dark]_&]:stroke-paper"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      </g>
      <g transform="translate(258 32)">
        <Scene hasMoon />
        <rect width="226" height="190" className="fill-none stroke-hairline" />
      </g>
      <rect x="16" y="240" width="226" height="38" rx="6" className="fill-paper stroke-outline" />
      <text x="30" y="264" fontSize="15" className="fill-ink font-sans">
        a moon, at night
      </text>
      <path d="M258 259h34m-8-7 8 7-8 7" className="fill-none stroke-accent-strong" strokeWidth="2" />
    </svg>
  );
}
