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
