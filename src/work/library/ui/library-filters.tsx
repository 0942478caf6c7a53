import { Search } from "lucide";
import { Form, Link, useSubmit } from "react-router";
import { searchMax } from "#runs/rules.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { filteredPath, isFiltered, type LibraryFilters, libraryPath } from "../library-rules.ts";

interface Choice {
  readonly id: string;
  readonly label: string;
}

interface Props {
  readonly filters: LibraryFilters;
  readonly kinds: readonly Choice[];
  readonly engines: readonly Choice[];
}

/** Narrows the library: at each choice, and without scripts by its button. */
export function Filters({ filters, kinds, engines }: Props) {
  const submit = useSubmit();
  const { search, tool, engine, projectId, savedOnly } = filters;
  return (
    <Form
      role="search"
      action={libraryPath}
      // Fields show what the address says, also after Back.
      key={filteredPath(filters)}
      className="flex flex-wrap items-center gap-2"
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
        void submit(event.currentTarget);
      }}
    >
      <div className="relative min-w-48 flex-1 basis-full sm:basis-48">
        <Icon
          icon={Search}
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          aria-label="Search your library"
          placeholder="Search prompts, texts and titles"
          maxLength={searchMax}
          defaultValue={search}
          className={classNames(control, "pl-9 text-sm")}
        />
      </div>
      <Choose name="kind" label="Kind" all="All kinds" value={tool} choices={kinds} />
      <Choose name="engine" label="Engine" all="All engines" value={engine} choices={engines} />
      {projectId !== "" && <input type="hidden" name="project" value={projectId} />}
      <label className="inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium">
        <input
          type="checkbox"
          name="saved"
          value="yes"
          defaultChecked={savedOnly}
          className="size-5 accent-accent-strong"
        />
        Saved only
      </label>
      <Button type="submit" variant="secondary">
        Search
      </Button>
      {isFiltered({ ...filters, projectId: "" }) && (
        <Link
          to={filteredPath({ projectId })}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-accent-text hover:underline"
        >
          Clear
        </Link>
      )}
    </Form>
  );
}

interface ChooseProps {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly value: string;
  readonly choices: readonly Choice[];
}

const Choose = ({ name, label, all, value, choices }: ChooseProps) => (
  <select
    name={name}
    aria-label={label}
    defaultValue={value}
    className={classNames(control, "w-auto min-w-32 max-w-52 flex-1 text-sm sm:flex-none")}
  >
    <option value="">{all}</option>
    {choices.map(({ id, label: title }) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </select>
);
