import { ButtonLink } from "#ui/button.tsx";
import { Showcase } from "./showcase.tsx";

/** Section of what visitors can make here at once, beside what they can find. */
export function MadeHere() {
  return (
    <section aria-labelledby="made-here" className="border-b border-hairline bg-surface">
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-12 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="grid gap-2">
            <h2 id="made-here" className="text-2xl">
              Make the thing right here
            </h2>
            <p className="max-w-[60ch] text-muted">
              Easel Studio drew each of these from the sentence below it, in about a second. Try it with your own: no
              account, no AI model needed.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/make">Make a design</ButtonLink>
            <ButtonLink to="/tools" variant="secondary">
              Find a tool
            </ButtonLink>
          </div>
        </div>
        <Showcase
          className="mx-[calc(-1*var(--gutter))] flex snap-x gap-5 overflow-x-auto px-(--gutter) pb-2"
          pictureClassName="h-64 w-auto max-w-none md:h-72"
        />
      </div>
    </section>
  );
}
