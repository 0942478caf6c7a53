import { ChevronDown, Plus } from "lucide";
import { DropdownMenu } from "radix-ui";
import { Link } from "react-router";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { imageGeneratorPath } from "../../design/design-rules.ts";
import { inProject } from "../../ui/project-address.ts";
import { listScreens } from "../work-tools.ts";

/** Begins something new that goes into a project, with whatever tool. */
export function MakeMenu({ projectId }: { readonly projectId: string }) {
  if (!useHydrated()) {
    return (
      <ButtonLink to={inProject(imageGeneratorPath, projectId)} size="sm" className="min-h-11">
        Make an image
      </ButtonLink>
    );
  }
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass({ look: "primary", size: "sm", className: "min-h-11" })}>
        <Icon of={Plus} className="size-4" />
        Make
        <Icon of={ChevronDown} className="size-3.5" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-30 grid max-h-(--radix-dropdown-menu-content-available-height) w-80 max-w-[calc(100vw-2rem)] grid-cols-2 overflow-y-auto rounded-md border border-hairline bg-surface p-1.5 shadow-float data-[state=open]:animate-open"
        >
          {listScreens().map(({ path, label }) => (
            <DropdownMenu.Item key={path} asChild>
              <Link
                to={inProject(path, projectId)}
                className="flex min-h-11 items-center rounded-sm px-2.5 text-sm font-semibold outline-none data-highlighted:bg-sunken"
              >
                {label}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
