import type { RefObject } from "react";
import { classNames } from "#ui/class-names.ts";

const steps = ["Ideate", "Create", "Refine Your Prompt", "Results"] as const;
/** 1 to 4. */
export type Step = 1 | 2 | 3 | 4;

interface Props {
  /** Heading of the step that is shown, for the focus. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly step: Step;
  /** The furthest step that can be opened. */
  readonly reached: Step;
  readonly onStep: (step: Step) => void;
}

export function WizardSteps({ heading, step, reached, onStep }: Props) {
  return (
    <div className="relative">
      <h2 ref={heading} tabIndex={-1} className="sr-only max-lg:scroll-mt-8">
        Step {step} of {steps.length}: {steps[step - 1]}
      </h2>
      <ol className="flex border-b border-hairline" aria-label="Steps">
        {steps.map((name, index) => {
          const number = (index + 1) as Step;
          const isCurrent = number === step;
          return (
            <li key={name} className={classNames("min-w-0 sm:flex-1", isCurrent ? "flex-auto" : "flex-none")}>
              <button
                type="button"
                disabled={number > reached}
                aria-current={isCurrent ? "step" : undefined}
                onClick={() => onStep(number)}
                className={classNames(
                  "-mb-px flex min-h-12 w-full min-w-11 items-center gap-2.5 border-b-2 py-2 pr-4 text-left text-sm",
                  isCurrent
                    ? "border-accent font-semibold text-ink"
                    : "border-transparent text-muted enabled:hover:text-ink",
                  "disabled:cursor-not-allowed",
                )}
              >
                <span
                  aria-hidden
                  className={classNames(
                    "grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold tabular-nums",
                    isCurrent ? "bg-accent-strong text-on-accent" : "bg-sunken text-muted",
                  )}
                >
                  {number}
                </span>
                <span className={classNames("truncate", !isCurrent && "max-sm:sr-only")}>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
