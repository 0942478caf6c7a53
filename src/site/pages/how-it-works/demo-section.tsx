import type { ExampleTool } from "./list-example-tools.ts";
import { scenesOf } from "./scenes.tsx";
import { Walkthrough } from "./walkthrough.tsx";

/** In the place of a film of the product, which is not made. */
export function DemoSection({ query, tools }: { readonly query: string; readonly tools: readonly ExampleTool[] }) {
  return (
    <section aria-labelledby="walkthrough" className="mt-24 bg-sunken py-16 md:mt-32 md:py-24">
      <div className="container-page">
        <div className="grid gap-4 pb-10 lg:grid-cols-12 lg:gap-8">
          <h2 id="walkthrough" className="text-2xl lg:col-span-6">
            The film is not made yet
          </h2>
          <p className="text-muted lg:col-span-5 lg:col-start-8">
            Until it is, step through the product itself: four stills, no sound, drawn from what the search finds today.
          </p>
        </div>
        <Walkthrough scenes={scenesOf(query, tools)} />
      </div>
    </section>
  );
}
