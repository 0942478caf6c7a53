import { Plus } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { ArrowLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { WallPicture } from "../../ui/wall-picture.tsx";
import type { ServiceTools } from "./list-service-tools.ts";
import type { Service } from "./services.ts";

/** One collapsible kind of work: a native `<details>`, so it opens without scripts. A link to its id opens it, too. */
export function ServiceBlock({
  service,
  found,
  isOpen,
}: {
  readonly service: Service;
  readonly found: ServiceTools | undefined;
  readonly isOpen: boolean;
}) {
  const { id, title, summary, makes, ownTools } = service;
  const block = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && block.current) block.current.open = true;
  }, [hash, id]);

  return (
    <details ref={block} id={id} open={isOpen} className="group border-b border-hairline">
      <summary className="flex items-baseline gap-4 py-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-2xl group-open:text-accent-text">{title}</h2>
        <span className="ml-auto shrink-0 text-sm text-muted tabular-nums">{found?.toolCount ?? 0} tools</span>
        <Icon icon={Plus} className="size-6 shrink-0 self-center transition-transform group-open:rotate-45" />
      </summary>
      <div className="grid gap-8 pt-2 pb-12 md:grid-cols-12">
        <div className="md:col-span-5">
          <WallPicture categoryId={id} slug={`${id}-a`} className="w-full" />
        </div>
        <div className="grid content-start gap-5 md:col-span-7 lg:col-span-4">
          <p className="text-lg">{summary}</p>
          <p className="text-sm text-muted">{ownTools}</p>
          <ArrowLink to={`/tools?category=${id}`}>
            {/ tools$/i.test(title) ? `All ${title.toLowerCase()}` : `All tools for ${title.toLowerCase()}`}
          </ArrowLink>
        </div>
        <div className="grid content-start gap-6 sm:grid-cols-2 md:col-span-12 lg:col-span-3 lg:grid-cols-1">
          <List title="What people make">
            {makes.map((item) => (
              <li key={item} className="py-1 text-sm">
                {item}
              </li>
            ))}
          </List>
          <List title="Tools in the directory">
            {found?.tools.map(({ slug, name, logo }) => (
              <li key={slug}>
                <Link
                  to={`/tools/${slug}`}
                  className="flex min-h-9 items-center gap-3 text-sm font-medium hover:underline"
                >
                  <img
                    src={logo}
                    alt=""
                    width={24}
                    height={24}
                    loading="lazy"
                    className="size-6 rounded-sm bg-tile object-contain p-0.5"
                  />
                  {name}
                </Link>
              </li>
            ))}
          </List>
        </div>
      </div>
    </details>
  );
}

function List({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-2 border-b border-hairline pb-2 font-sans text-sm font-semibold tracking-normal">{title}</h3>
      <ul>{children}</ul>
    </div>
  );
}
