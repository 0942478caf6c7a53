import { Download } from "lucide";
import { runsPath } from "#runs/rules.ts";
import { buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ModelViewer } from "#work/ui/index.ts";
import type { ShownMediaRun } from "../../run-screens/media/media-rules.ts";

/** A finished 3D model, to look at from all sides and to download. */
export function MadeModel({ run }: { readonly run: ShownMediaRun }) {
  return run.files.map(({ number }) => {
    const address = `${runsPath}/${run.id}/files/${number}`;
    return (
      <figure key={number} className="grid grid-cols-1 justify-items-start gap-3">
        <ModelViewer address={address} name={run.settings.prompt || "made from your picture"} />
        <a href={`${address}?download`} download className={buttonClass({ variant: "secondary", size: "sm" })}>
          <Icon icon={Download} className="size-4" />
          Download GLB
        </a>
      </figure>
    );
  });
}
