import { footerColumns, mobileFooterGroups, type NavigationGroup } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { NewsletterSection } from "./newsletter-form.tsx";
import { Brand } from "./site-header.tsx";
import { useSite } from "./site-settings.tsx";

export function SiteFooter() {
  const { productName } = useSite();
  return (
    <footer className="mt-24 border-t border-hairline bg-sunken">
      <NewsletterSection />
      <div className="container-page grid gap-12 py-14 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] md:gap-16 md:py-20">
        <div className="grid content-start gap-4">
          <Brand />
          <p className="max-w-[36ch] text-sm text-muted">
            Find the right AI design tool, and know what it does before you visit its website.
          </p>
        </div>
        <nav aria-label="Footer">
          <div className="hidden grid-cols-4 gap-x-6 md:grid">
            {footerColumns.map((column) => (
              <div key={column[0]?.groups[0]?.title} className="grid content-start gap-10">
                {column.map(({ heading, groups }) => (
                  <div key={groups[0]?.title} className="grid content-start gap-6">
                    {heading && <h2 className="border-b border-hairline pb-2 text-base">{heading}</h2>}
                    {groups.map((group) => (
                      <Group key={group.title} group={group} level={heading ? 3 : 2} />
                    ))}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <div className="grid grid-cols-2 gap-x-6 md:hidden">
            {mobileFooterGroups.map((group) => (
              <Group key={group.title} group={group} level={2} />
            ))}
          </div>
        </nav>
      </div>
      <div className="border-t border-hairline">
        <p className="container-page py-6 text-xs text-muted">
          © {productName}. Names and logos belong to their owners and are shown to identify their products.
        </p>
      </div>
    </footer>
  );
}

function Group({ group, level }: { readonly group: NavigationGroup; readonly level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid content-start gap-2">
      <Heading
        className={
          level === 2 ? "border-b border-hairline pb-2 text-base" : "font-sans text-sm font-semibold tracking-normal"
        }
      >
        {group.title}
      </Heading>
      <ul className="grid gap-1">
        {group.items.map((item) => (
          <li key={item.path}>
            <NavigationLink
              item={item}
              className="inline-block py-1 text-sm text-muted hover:text-ink hover:underline aria-[current=page]:text-accent-text"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
