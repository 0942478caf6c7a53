import { X } from "lucide";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { comparedMax, comparedMin, comparisonPath, pickerPath, type TrayTool } from "../../compare-rules.ts";

interface Props {
  readonly tools: readonly TrayTool[];
  readonly note: string;
  readonly onKeep: (tools: readonly TrayTool[], note: string) => void;
}

/** The tools to compare, at the bottom of the window. The page is longer by its height, so that it covers nothing at the end. */
export function CompareTray({ tools, note, onKeep }: Props) {
  const slugs = tools.map(({ slug }) => slug);
  const isReady = tools.length >= comparedMin;
  return (
    <section
      aria-label="Tools to compare"
      data-action-bar
      className="compare-tray fixed inset-x-0 bottom-0 z-20 border-t border-outline bg-surface pb-[env(safe-area-inset-bottom)] shadow-float"
    >
      <div className="container-page flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto max-sm:basis-full">
          {tools.map(({ slug, name }) => (
            <li
              key={slug}
              className="inline-flex shrink-0 items-center rounded-sm border border-hairline bg-paper pl-3 text-sm font-medium"
            >
              <span className="max-w-40 truncate">{name}</span>
              <button
                type="button"
                onClick={() =>
                  onKeep(
                    tools.filter((tool) => tool.slug !== slug),
                    `${name} removed.`,
                  )
                }
                aria-label={`Remove ${name}`}
                className="inline-flex size-11 items-center justify-center text-muted hover:text-ink"
              >
                <Icon icon={X} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        {/* On a phone the tools themselves say how many there are. */}
        <p
          role="status"
          className={note ? "text-xs font-medium max-sm:min-w-0 max-sm:flex-1" : "text-xs text-muted max-sm:sr-only"}
        >
          {note || `${tools.length} of ${comparedMax}`}
        </p>
        <div className="ml-auto flex items-center gap-2">
          <Button variant="ghost" size="sm" onClick={() => onKeep([], "")}>
            Clear
          </Button>
          <ButtonLink to={isReady ? comparisonPath(slugs) : pickerPath(slugs)} rel="nofollow">
            {isReady ? `Compare ${tools.length} tools` : "Choose another"}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
