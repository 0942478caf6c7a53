/** What things will cost (specification §9), drawn as long as they are dear. No usage is shown, because there is none yet. */
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
