import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { control } from "#ui/field.tsx";
import { madeKinds } from "../../made-kinds.ts";

const pictures = import.meta.glob<string>("./kinds/*.webp", { eager: true, query: "?url", import: "default" });

/** Field where users begin: what they need in their own words, or the kind of thing. Both open the generator, which has the rest. */
export function MakeField({ greeting }: { readonly greeting: string }) {
  return (
    <Form action="/make" className="grid gap-6">
      <div className="grid gap-3">
        <p className="text-muted">{greeting}</p>
        <h1 className="text-2xl">
          <label htmlFor="make-prompt">What do you want to make?</label>
        </h1>
        <div className="flex flex-wrap gap-3">
          <input
            id="make-prompt"
            name="prompt"
            maxLength={500}
            autoComplete="off"
            placeholder="Poster for our summer sale, 20 to 30 June, up to 50 % off"
            className={`${control} min-h-13 min-w-0 flex-1 basis-80 text-lg`}
          />
          <Button type="submit" size="lg">
            Make it
          </Button>
        </div>
      </div>
      <ul aria-label="Kinds" className="grid grid-cols-4 gap-x-3 gap-y-4 sm:grid-cols-8">
        {madeKinds.map(({ id, name }) => (
          <li key={id}>
            <button
              type="submit"
              name="kind"
              value={id}
              className="group grid w-full gap-1.5 rounded-sm text-center text-xs font-semibold"
            >
              <span className="grid aspect-square place-items-center overflow-hidden rounded-md border border-hairline bg-sunken p-2 transition group-hover:border-outline">
                <img
                  src={pictures[`./kinds/${id}.webp`]}
                  alt=""
                  className="size-full object-contain transition-transform group-hover:-translate-y-0.5"
                />
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
