import { X } from "lucide";
import { Form, Link, useSubmit } from "react-router";
import type { Category } from "#directory/rules.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { CheckboxField, SelectField } from "#ui/more-fields.tsx";
import { ProjectField, useInProject } from "#work/ui/index.ts";
import { joinTerms, type Wish, wishPath } from "../search-rules.ts";
import { platforms } from "../words.ts";

interface Props {
  readonly searchId: string;
  readonly wish: Wish;
  readonly categories: readonly Category[];
}

/** Wish as it was understood, for the user to change. Works without scripts. */
export function WishFilters({ searchId, wish, categories }: Props) {
  const submit = useSubmit();
  const inProject = useInProject();
  const { terms, categoryId, price, platform, onlyNew, like } = wish;
  const names = platforms.includes(platform) || platform === "" ? platforms : [platform, ...platforms];
  return (
    <div className="grid gap-4">
      {(terms.length > 0 || like !== "") && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">About</span>
          <ul aria-label="Search words" className="contents">
            {like !== "" && (
              <SearchWord word={`like ${like}`} without={inProject(wishPath(searchId, { ...wish, like: "" }))} />
            )}
            {terms.map((term) => (
              <SearchWord
                key={term}
                word={term}
                without={inProject(wishPath(searchId, { ...wish, terms: terms.filter((other) => other !== term) }))}
              />
            ))}
          </ul>
        </div>
      )}
      <Form
        // The fields show what the address says.
        key={JSON.stringify(wish)}
        aria-label="Filters"
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="grid items-end gap-4 sm:grid-cols-3"
      >
        <ProjectField />
        <input type="hidden" name="changed" value="1" />
        <input type="hidden" name="about" value={joinTerms(terms)} />
        {like !== "" && <input type="hidden" name="like" value={like} />}
        <SelectField label="Category" name="category" defaultValue={categoryId}>
          <option value="">Any category</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Price" name="price" defaultValue={price}>
          <option value="">Any price</option>
          <option value="free">Has a free plan</option>
          <option value="paid">Paid</option>
        </SelectField>
        <SelectField label="Works with" name="platform" defaultValue={platform}>
          <option value="">Anything</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
        <CheckboxField label="New tools only" name="new" value="1" defaultChecked={onlyNew} />
        <Button type="submit" variant="secondary" className="[html.js_&]:hidden">
          Apply
        </Button>
      </Form>
    </div>
  );
}

/** @param props.without the address of the search without it. */
const SearchWord = ({ word, without }: { readonly word: string; readonly without: string }) => (
  <li>
    <Link
      to={without}
      preventScrollReset
      aria-label={`${word}: leave out`}
      className="inline-flex min-h-9 touch:min-h-11 items-center gap-1.5 rounded-full border border-outline bg-surface px-3 text-sm hover:border-ink"
    >
      <span className="min-w-0 wrap-anywhere">{word}</span>
      <Icon icon={X} className="size-3.5 shrink-0" />
    </Link>
  </li>
);
