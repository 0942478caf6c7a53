import { useSearchParams } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { projectIn, withProject } from "../project-address.ts";

interface Props {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

/** Choice of the project that the page's results go into: in its address, so that it stays after loading the page again. */
export function ProjectChoice({ projects }: Props) {
  const [query, setQuery] = useSearchParams();
  if (!useHydrated() || projects.length === 0) return null;
  const chosen = projects.find(({ id }) => id === projectIn(query));
  return (
    <label className="flex shrink-0 items-center gap-2 text-xs text-muted">
      <span className="max-sm:sr-only">Project</span>
      <select
        value={chosen?.id ?? ""}
        onChange={({ target }) =>
          setQuery(withProject(query, target.value), { preventScrollReset: true, replace: true })
        }
        // Without a frame: at the height that fingers need, it is higher than its line.
        className={classNames(
          "min-h-9 max-w-36 truncate rounded-sm bg-paper px-1 text-xs hover:text-ink sm:max-w-52 touch:min-h-11",
          chosen ? "font-semibold text-ink" : "text-muted",
        )}
      >
        <option value="">No project</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
