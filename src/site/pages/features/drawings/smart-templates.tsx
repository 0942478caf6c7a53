/** The same layout with one, two and four lines of words: the picture gives way, margins and proportions stay. */
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
