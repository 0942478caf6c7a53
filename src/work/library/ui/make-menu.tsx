import { ChevronDown, Plus } from "lucide";
import { Link } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { inProject } from "../../projects/project-address.ts";
import type { MakingScreen } from "../../work-kinds.ts";

interface Props {
  readonly projectId: string;
  readonly screens: readonly MakingScreen[];
}

/** Begins something new that goes into a project, with whatever tool. */
export function MakeMenu({ projectId, screens }: Props) {
  if (!useHydrated()) {
    return screens.slice(0, 1).map(({ path, label }) => (
      <ButtonLink key={path} to={inProject(path, projectId)} size="sm" className="min-h-11">
        Make: {label}
      </ButtonLink>
    ));
  }
  return (
    <Menu
      align="start"
      className="w-80 grid-cols-2"
      trigger={
        <Button size="sm" className="min-h-11">
          <Icon icon={Plus} className="size-4" />
          Make
          <Icon icon={ChevronDown} className="size-3.5" />
        </Button>
      }
    >
      {screens.map(({ path, label }) => (
        <MenuItem key={path} asChild className="min-h-11 font-semibold">
          <Link to={inProject(path, projectId)}>{label}</Link>
        </MenuItem>
      ))}
    </Menu>
  );
}
