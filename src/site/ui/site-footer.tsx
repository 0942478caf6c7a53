import { classNames } from "#ui/class-names.ts";
import { Brand } from "./brand.tsx";
import { footerGroups, mobileFooterGroups, type NavigationGroup } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { NewsletterSection } from "./newsletter/newsletter-section.tsx";
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
            Find the right AI design tool, and know what it does before you leave the page.
          </p>
        </div>
        <nav aria-label="Footer">
          <Groups groups={footerGroups} className="hidden grid-cols-4 md:grid" />
          <Groups groups={mobileFooterGroups} className="grid grid-cols-2 md:hidden" />
        </nav>
      </div>
      <div className="border-t border-hairline">
        <p className="container-page py-6 text-xs text-muted">
          © {productName}. Names and marks belong to their owners and are shown to identify their products.
        </p>
      </div>
    </footer>
  );
}

function Groups({ groups, className }: { readonly groups: readonly NavigationGroup[]; readonly className: string }) {
  return (
    <div className={classNames("gap-x-6 gap-y-10", className)}>
      {groups.map((group) => (
        <div key={group.title} className="grid content-start gap-3">
          <h2 className="font-sans text-sm font-semibold tracking-normal">{group.title}</h2>
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
      ))}
    </div>
  );
}
