import { type DragEvent, Suspense, useId, useState } from "react";
import { Form } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { FileInput } from "#ui/file-input.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Viewer } from "../../rules.ts";
import { Avatar } from "../avatar.tsx";
import { pictureFormatNames, pictureMegabytesMax, pictureTypes, pictureUploadPath } from "./picture-limits.ts";
import { CropDialog, usePictureUpload } from "./use-picture-upload.ts";

type Profile = Pick<Viewer, "firstName" | "lastName" | "avatarUrl">;

interface Props {
  readonly profile: Profile;
  /** Why the last picture was refused, if it was sent without scripts. */
  readonly firstProblem?: string | undefined;
}

/** The picture and a form to change it. With scripts, the user crops the file before it is sent. */
export function PictureForm({ profile, firstProblem }: Props) {
  const { chosen, fraction, problem, isSending, take, send, cancel } = usePictureUpload(firstProblem);
  const { isOver, handlers } = useDrop((picture) => void take(picture));
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert tone="error" title="Update failed">
          {problem}
        </Alert>
      )}
      <div
        {...handlers}
        className={classNames(
          "flex flex-wrap items-start gap-x-6 gap-y-4 rounded-md outline-offset-8",
          isOver && "outline-2 outline-accent outline-dashed",
        )}
      >
        <Avatar profile={profile} className={classNames("size-24", isSending && "opacity-60")} />
        <div className="grid min-w-0 flex-1 basis-60 gap-3">
          <ChoosePicture onChoose={(picture) => void take(picture)} />
          {isSending && (
            <progress
              aria-label="Sending the picture"
              value={fraction}
              className="h-1.5 w-full max-w-80 accent-accent-strong"
            />
          )}
          {profile.avatarUrl && !isSending && <RemovePicture />}
        </div>
      </div>
      {chosen && (
        <Suspense>
          <CropDialog address={chosen.address} onDone={(crop) => void send(crop)} onCancel={cancel} />
        </Suspense>
      )}
    </div>
  );
}

function ChoosePicture({ onChoose }: { readonly onChoose: (picture: File) => void }) {
  const id = useId();
  const isHydrated = useHydrated();
  return (
    <form
      method="post"
      action={pictureUploadPath}
      encType="multipart/form-data"
      className="grid justify-items-start gap-3"
    >
      <div className="grid w-full gap-1.5">
        <label htmlFor={id} className="text-sm font-semibold">
          {isHydrated ? "Choose a picture, or drop one here" : "Choose a picture"}
        </label>
        <FileInput
          id={id}
          name="picture"
          accept={pictureTypes}
          required
          aria-describedby={`${id}-hint`}
          onFile={onChoose}
        />
        <p id={`${id}-hint`} className="text-xs text-muted">
          {pictureFormatNames}, up to {pictureMegabytesMax} MB.{" "}
          {isHydrated ? "You crop it to a square." : "We crop it to a square."} Other data in the file, such as where it
          was taken, is removed.
        </p>
      </div>
      {!isHydrated && <Button type="submit">Upload picture</Button>}
    </form>
  );
}

function RemovePicture() {
  return (
    <Form method="post" action={pictureUploadPath}>
      <Button type="submit" name="remove" value="yes" variant="ghost" className="-ml-4">
        Remove picture
      </Button>
    </Form>
  );
}

/** For files dropped on an element. */
function useDrop(onDrop: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const enter = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: enter,
      onDragOver: enter,
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onDrop(file);
      },
    },
  };
}
