import { presenceSentence } from "../rules.ts";

interface Props {
  /** First names of the other members, as `usePresence` returns them. */
  readonly names: readonly string[];
  /** True for initials instead of the sentence in narrow windows. */
  readonly isCompact?: boolean;
}

/** Initials that fit beside each other; the rest is a number. */
const initialsMax = 2;

/** Says which other members have the same work of a team open. */
export function AlsoHere({ names, isCompact = false }: Props) {
  const sentence = presenceSentence(names);
  return (
    <p role="status" className="flex min-w-0 text-xs font-medium text-accent-text">
      <span className={isCompact ? "min-w-0 truncate max-sm:sr-only" : "min-w-0 truncate"}>{sentence}</span>
      {isCompact && (
        <span aria-hidden className="flex sm:hidden" title={sentence}>
          {names.slice(0, initialsMax).map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            <Initial key={index}>{[...name][0]}</Initial>
          ))}
          {names.length > initialsMax && <Initial>{`+${names.length - initialsMax}`}</Initial>}
        </span>
      )}
    </p>
  );
}

const Initial = ({ children }: { readonly children: string | undefined }) => (
  <span className="-ml-1 grid size-6 shrink-0 place-items-center rounded-full border border-surface bg-accent-wash text-[0.6875rem] font-semibold uppercase first:ml-0">
    {children}
  </span>
);
