import type { ReactNode, Ref } from "react";
import { BackLink } from "#ui/button.tsx";

interface Props {
  readonly title: string;
  readonly intro?: ReactNode;
  /** The page above this one. */
  readonly back?: { readonly path: string; readonly title: string };
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of each of the operator's pages. */
export function AdminPage({ title, intro, back, actions, children }: Props) {
  return (
    <>
      {back && <BackLink to={back.path}>{back.title}</BackLink>}
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-xl wrap-anywhere">{title}</h1>
          {intro && <div className="max-w-[70ch] text-muted">{intro}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      <div className="grid gap-6">{children}</div>
    </>
  );
}

/** Part of a page, with its heading. */
export const AdminSection = ({
  title,
  intro,
  headingRef,
  children,
}: {
  readonly title: string;
  /** Given where the focus goes to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className="grid min-w-0 gap-4 border-t border-hairline pt-6">
    <div className="grid gap-1">
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-lg outline-none">
        {title}
      </h2>
      {intro && <div className="max-w-[70ch] text-sm text-muted">{intro}</div>}
    </div>
    {children}
  </div>
);

/** Facts of one thing: names on the left, values on the right. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid gap-x-6 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
    {facts.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="pt-2 text-muted sm:border-b sm:border-hairline sm:py-2">{name}</dt>
        <dd className="min-w-0 border-b border-hairline pb-2 wrap-anywhere sm:py-2">{value}</dd>
      </div>
    ))}
  </dl>
);
