import { useId, useState } from "react";
import { heicRefused } from "#platform/pictures/heic.ts";
import { Button } from "#ui/button.tsx";
import { Field, FieldError } from "#ui/field.tsx";
import { fileControl } from "#ui/file-input.tsx";

interface Props {
  readonly label: string;
  /** Sentence on what the picture is for, and which files can be chosen. */
  readonly about: string;
  /** The same of the chosen file. */
  readonly aboutChosen: (name: string) => string;
  readonly picture: File | undefined;
  readonly onPicture: (picture: File | undefined) => void;
}

const bytesMax = 10 * 1_024 * 1_024;
const types = ["image/png", "image/jpeg", "image/webp"];

/** A picture that an engine gets with the request: PNG, JPEG or WebP, up to 10 MB. */
export function PictureField({ label, about, aboutChosen, picture, onPicture }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();
  return (
    <Field id={id} label={label}>
      <input
        id={id}
        type="file"
        accept={types.join(",")}
        aria-describedby={`${id}-about`}
        aria-invalid={error ? true : undefined}
        className={fileControl}
        onChange={(event) => {
          const file = event.target.files?.[0];
          const wrong = file && faultOf(file);
          setError(wrong);
          onPicture(wrong ? undefined : file);
          if (wrong) event.target.value = "";
        }}
      />
      <p id={`${id}-about`} className="text-xs text-muted">
        {picture ? aboutChosen(picture.name) : about}
      </p>
      <FieldError id={`${id}-error`} error={error} />
      {picture && (
        <Button
          variant="ghost"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onPicture(undefined);
            const input = document.getElementById(id);
            if (input instanceof HTMLInputElement) input.value = "";
          }}
        >
          Remove the picture
        </Button>
      )}
    </Field>
  );
}

function faultOf({ size, type }: File): string | undefined {
  if (/^image\/hei[cf]/.test(type)) return heicRefused;
  if (!types.includes(type)) return "Please choose a PNG, JPEG or WebP file.";
  return size > bytesMax ? "This file is larger than 10 MB. Please choose a smaller one." : undefined;
}
