import { Picture } from "#ui/picture.tsx";
import { logoPath, type SectionHeading } from "../rules.ts";

/** Up to four marks of what a category runs on, and how many more there are. */
export function PoweredBy({ heading }: { readonly heading: SectionHeading }) {
  if (heading.poweredBy.length === 0) return null;
  return (
    <p className="mt-2 flex items-center gap-2 text-xs text-muted md:mt-0 md:justify-end">
      <span className="md:sr-only">Powered by:</span>
      <span className="flex items-center gap-1">
        {heading.poweredBy.map((mark) => (
          <span key={mark.name} className="logo-tile size-7">
            <Picture
              src={logoPath(mark.logo, mark.name, heading.hue)}
              alt={mark.name}
              width={28}
              height={28}
              loading="lazy"
            />
          </span>
        ))}
        {heading.poweredByMore > 0 && <span className="ml-1 tabular-nums">+{heading.poweredByMore}</span>}
      </span>
    </p>
  );
}
