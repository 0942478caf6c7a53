import { ChevronRight } from "lucide";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";

export interface SignInMethod {
  readonly name: string;
  /** Its state, e.g. `Off`. */
  readonly state: string;
  readonly path: string;
}

/** The user's sign-in methods, each linking to the page that changes it. */
export function SignInMethodsList({ methods }: { readonly methods: readonly SignInMethod[] }) {
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {methods.map(({ name, state, path }) => (
        <li key={path}>
          <Link
            to={path}
            prefetch="intent"
            className="group -mx-3 grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-4 rounded-sm px-3 py-3 hover:bg-sunken sm:grid-cols-[15rem_1fr_auto]"
          >
            <span className="font-semibold">{name}</span>
            <span className="col-start-1 min-w-0 text-sm wrap-anywhere text-muted sm:col-start-2">{state}</span>
            <Icon
              icon={ChevronRight}
              className="col-start-2 row-span-2 row-start-1 size-5 text-muted group-hover:text-ink sm:col-start-3 sm:row-span-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
