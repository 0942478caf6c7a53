import { presenceSentence } from "../rules.ts";

interface Props {
  /** First names of the other members, as `usePresence` returns them. */
  readonly names: readonly string[];
  /** True for initials instead of the sentence in narrow windows. */
  readonly isCompact?: boolean;
}

/** Marks that fit beside each other. */
const marksMax = 2;

/** Initials, the last of which is a number where there are more. */
function marksOf(names: readonly string[]): readonly string[] {
  const initials = names.map((name) => [...name][0] ?? "");
  if (initials.length <= marksMax) return initials;
  return [...initials.slice(0, marksMax - 1), `+${initials.length - marksMax + 1}`];
}

/** Says which other members have the same work of a team open. */
export function AlsoHere({ names, isCompact = false }: Props) {
  const sentence = presenceSentence(names);
  return (
    <p role="status" className="flex min-w-0 text-xs font-medium text-accent-text">
      <span className={isCompact ? "min-w-0 truncate max-sm:sr-only" : "min-w-0 truncate"}>{sentence}</span>
      {isCompact && (
        <span aria-hidden className="flex sm:hidden" title={sentence}>
          {marksOf(names).map((mark, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              key={index}
              className="-ml-1 grid size-6 shrink-0 place-items-center rounded-full border border-surface bg-accent-wash text-[0.6875rem] font-semibold uppercase first:ml-0"
            >
              {mark}
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
