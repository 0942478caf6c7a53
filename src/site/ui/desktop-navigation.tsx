import { ArrowRight } from "lucide";
import { Link } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { MenuItem, topLink } from "./menu-item.tsx";
import { aboutMenu, allTools, mainLinks, resourcesMenu, toolsMenu } from "./navigation.ts";
import { NavigationLink } from "./navigation-link.tsx";
import { useMenuBar } from "./use-menu-bar.ts";

/** The menus of wide windows. */
export function DesktopNavigation() {
  const menus = useMenuBar({ opensOnHover: true });
  return (
    <nav aria-label="Main" className="hidden lg:block" {...menus.bar}>
      <ul className="flex items-center">
        <MenuItem menus={menus} group={toolsMenu} footer={<AllTools />} wide />
        {mainLinks.map((item) => (
          <li key={item.path}>
            <NavigationLink item={item} className={topLink} />
          </li>
        ))}
        <MenuItem menus={menus} group={resourcesMenu} />
        <MenuItem menus={menus} group={aboutMenu} />
      </ul>
    </nav>
  );
}

function AllTools() {
  return (
    <div className="mt-2 border-t border-hairline pt-2">
      <Link
        to={allTools.path}
        className="flex items-center justify-between rounded-sm px-3 py-2.5 text-sm font-semibold text-accent-text hover:bg-sunken"
      >
        {allTools.title} <Icon of={ArrowRight} className="size-4" />
      </Link>
    </div>
  );
}
