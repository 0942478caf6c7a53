import { Link } from "react-router";
import { useSite } from "./site-settings.tsx";

/** The mark is an easel's E with the accent where the brush rests. */
export function Brand() {
  const { productName } = useSite();
  return (
    <Link to="/" className="inline-flex items-center gap-2.5 font-display text-lg font-bold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7">
        <rect width="32" height="32" rx="7" className="fill-ink" />
        <path d="M8 8h16v4H12v3h9v4h-9v1h12v4H8z" className="fill-paper" />
        <circle cx="24.5" cy="17" r="3.5" className="fill-accent" />
      </svg>
      {productName}
    </Link>
  );
}
