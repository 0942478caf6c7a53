import { FolderPlus, Trash2 } from "lucide";
import { useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useAfterSending } from "#accounts/ui/index.ts";
import type { Project } from "#runs/index.ts";
import { projectLimits } from "#runs/rules.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import type { MakingScreen } from "../../work-kinds.ts";
import { deletedPath, filteredPath } from "../library-rules.ts";
import { MakeMenu } from "./make-menu.tsx";

interface Kit {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly projects: readonly Project[];
  readonly kits: readonly Kit[];
  readonly screens: readonly MakingScreen[];
  /** Empty for the whole library. */
  readonly projectId: string;
}

/** The projects, and what is done with the one that is shown. */
export function ProjectsBar({ projects, kits, screens, projectId }: Props) {
  const [isCreating, setCreating] = useState(false);
  const closeOnceMade = useAfterSending(() => setCreating(false));
  const shown = projects.find(({ id }) => id === projectId);
  return (
    <div className="grid gap-3">
      <nav aria-label="Projects" className="flex flex-wrap items-center gap-2">
        <ProjectLink to={filteredPath({})} isCurrent={projectId === ""} name="Everything" />
        {projects.map(({ id, name }) => (
          <ProjectLink key={id} to={filteredPath({ projectId: id })} isCurrent={id === projectId} name={name} />
        ))}
        <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setCreating(true)}>
          <Icon icon={FolderPlus} className="size-4" />
          New project
        </Button>
        <ButtonLink to={deletedPath} variant="ghost" size="sm" className="min-h-11 sm:ml-auto">
          <Icon icon={Trash2} className="size-4" />
          Recently deleted
        </ButtonLink>
      </nav>
      {shown && <ProjectActions key={shown.id} project={shown} {...{ kits, screens }} />}
      <Dialog
        open={isCreating}
        onOpenChange={setCreating}
        title="New project"
        description="A project holds what belongs together. It can carry a brand kit for its new designs."
      >
        <Form method="post" className="grid gap-4" onSubmit={closeOnceMade}>
          <TextField label="Name" name="name" required maxLength={projectLimits.name} />
          <Button type="submit" name="intent" value="create-project" className="justify-self-start">
            Create project
          </Button>
        </Form>
      </Dialog>
    </div>
  );
}

const ProjectLink = ({ to, isCurrent, name }: { to: string; isCurrent: boolean; name: string }) => (
  <Link
    to={to}
    aria-current={isCurrent ? "page" : undefined}
    className={classNames(
      "inline-flex min-h-11 max-w-60 items-center rounded-full border px-4 text-sm font-medium",
      isCurrent
        ? "border-transparent bg-ink text-paper"
        : "border-hairline text-muted hover:border-outline hover:text-ink",
    )}
  >
    <span className="truncate">{name}</span>
  </Link>
);

interface ActionsProps extends Pick<Props, "kits" | "screens"> {
  readonly project: Project;
}

function ProjectActions({ project, kits, screens }: ActionsProps) {
  const [dialog, setDialog] = useState<"change" | "delete">();
  const isBusy = useNavigation().state !== "idle";
  const kit = kits.find(({ id }) => id === project.brandKitId);
  const close = () => setDialog(undefined);
  const closeOnceSaved = useAfterSending(close);
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <MakeMenu projectId={project.id} screens={screens} />
      <Button variant="secondary" size="sm" className="min-h-11" onClick={() => setDialog("change")}>
        Edit project
      </Button>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={() => setDialog("delete")}>
        Delete project
      </Button>
      <p className="text-muted">{kit ? `Brand kit: ${kit.name}` : "No brand kit"}</p>
      <Dialog
        open={dialog === "change"}
        onOpenChange={close}
        title="Edit project"
        description="New designs that you start from this project take its brand kit."
      >
        <Form method="post" className="grid gap-4" onSubmit={closeOnceSaved}>
          <input type="hidden" name="projectId" value={project.id} />
          <TextField label="Name" name="name" required maxLength={projectLimits.name} defaultValue={project.name} />
          <SelectField label="Brand kit" name="brandKitId" defaultValue={kit?.id ?? ""}>
            <option value="">None</option>
            {kits.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" name="intent" value="change-project" disabled={isBusy} className="justify-self-start">
            Save project
          </Button>
        </Form>
      </Dialog>
      <Dialog
        open={dialog === "delete"}
        onOpenChange={close}
        title={`Delete “${project.name}”?`}
        description="What is in the project stays in your library."
      >
        <Form method="post" onSubmit={closeOnceSaved}>
          <input type="hidden" name="projectId" value={project.id} />
          <Button type="submit" name="intent" value="delete-project" disabled={isBusy}>
            Delete project
          </Button>
        </Form>
      </Dialog>
    </div>
  );
}
