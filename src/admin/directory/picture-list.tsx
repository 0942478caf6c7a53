import { type PictureKind, pictureStateNames } from "#listings/rules.ts";
import { PictureFields } from "#listings/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Picture } from "#ui/picture.tsx";
import { checkIntent } from "../rules.ts";
import { AdminTable } from "../ui/admin-table.tsx";
import { ChangeForm } from "../ui/change-form.tsx";
import { addPictureIntent, checkAddedPicture, removePictureIntent } from "./picture-change-rules.ts";

interface Props {
  readonly pictures: readonly {
    readonly id: string;
    readonly kind: PictureKind;
    readonly state: keyof typeof pictureStateNames;
    readonly description: string;
    readonly smallPath: string;
    readonly width: number;
    readonly height: number;
  }[];
  readonly reply: FormReply | undefined;
}

/** Pictures of a tool, in any state, with the forms that add and remove them. */
export function PictureList({ pictures, reply }: Props) {
  return (
    <>
      <AdminTable
        caption="Pictures"
        rows={pictures}
        keyOf={({ id }) => id}
        empty="It has no pictures: its page shows a generated cover, and its logo or a monogram."
        columns={[
          {
            title: "Picture",
            cell: ({ kind, smallPath, width, height }) =>
              kind === "logo" ? (
                <span className="logo-tile size-12">
                  <Picture src={smallPath} alt="" width={width} height={height} />
                </span>
              ) : (
                <Picture
                  src={smallPath}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                  className="h-16 w-auto max-w-40 rounded-xs border border-hairline bg-sunken object-contain"
                />
              ),
          },
          { title: "What it shows", cell: ({ kind, description }) => (kind === "logo" ? "Logo" : description) },
          { title: "State", cell: ({ state }) => pictureStateNames[state] },
          {
            title: "Change",
            cell: ({ id, kind, description }) => (
              <ChangeForm
                intent={removePictureIntent(id)}
                label="Remove"
                send="Remove the picture"
                about={kind === "logo" ? "logo" : description}
                isDangerous
                reasonHint="Kept in the audit log, and mailed to the maker if they sent it."
                check={checkIntent}
                reply={reply}
              />
            ),
          },
        ]}
      />
      <div className="grid gap-2">
        {(["screenshot", "logo"] as const).map((kind) => (
          <ChangeForm
            key={kind}
            intent={addPictureIntent(kind)}
            label={kind === "logo" ? "Set a logo" : "Add a screenshot"}
            send={kind === "logo" ? "Set the logo" : "Add the screenshot"}
            note="It is published at once."
            encType="multipart/form-data"
            check={(form) => checkAddedPicture(form, kind)}
            reply={reply}
            fields={({ values, errors }) => <PictureFields kind={kind} values={values} errors={errors} />}
          />
        ))}
      </div>
    </>
  );
}
