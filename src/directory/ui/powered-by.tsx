import { Picture } from "#ui/picture.tsx";
import { type DirectorySection, logoPath } from "../rules.ts";

const logosMax = 4;

/** Up to four marks of what a category runs on, and how many more there are: its engines, else its first tools. */
export function PoweredBy({ section, className }: { readonly section: DirectorySection; readonly className?: string }) {
  const marks = section.engines.length > 0 ? section.engines : section.tools.slice(0, logosMax);
  if (marks.length === 0) return null;
  const more = marks.length - logosMax;
  return (
    <p className={`flex items-center gap-2 text-xs text-muted ${className ?? ""}`}>
      <span className="md:sr-only">Powered by:</span>
      <span className="flex items-center gap-1">
        {marks.slice(0, logosMax).map((mark) => (
          <span key={mark.slug} className="inline-flex size-7 items-center justify-center overflow-hidden rounded-sm border border-hairline bg-tile">
            <Picture src={logoPath(mark.logo, mark.name, section.hue)} alt={mark.name} width={28} height={28} loading="lazy" className="size-4 object-contain [&[src^='/monograms']]:size-full" />
          </span>
        ))}
        {more > 0 && <span className="ml-1 tabular-nums">+{more}</span>}
      </span>
    </p>
  );
}
