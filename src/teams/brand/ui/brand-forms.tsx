import { useId, useState } from "react";
import { Form, useNavigation } from "react-router";
import { pictureFormatNames, pictureTypes } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field.tsx";
import { fileControl } from "#ui/file-input.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TeamMark } from "../../ui/team-mark.tsx";
import { checkBrandForm } from "../brand-form-rules.ts";
import {
  brandFileMegabytesMax,
  inkOn,
  logoFormatNames,
  logoSizeMax,
  logoTypes,
  parseBrandColor,
  type ShownBrand,
  usualColor,
} from "../brand-rules.ts";
import { backdropOf } from "../logo-rules.ts";
import { BrandBar } from "./brand-bar.tsx";

interface Props {
  readonly brand: ShownBrand;
  readonly reply: FormReply | undefined;
}

export function LogoForm({ brand: { logo }, reply }: Props) {
  const { width, height } = logoSizeMax;
  const file = {
    name: "logo",
    has: logo !== null,
    types: logoTypes,
    hint: `${logoFormatNames}, up to ${brandFileMegabytesMax} MB. We scale it down to fit ${width} × ${height} pixels.`,
  } as const;
  return <FileForm file={file} reply={reply} />;
}

interface PictureProps extends Pick<Props, "reply"> {
  readonly team: { readonly name: string; readonly pictureUrl: string | null };
}

export function TeamPictureForm({ team, reply }: PictureProps) {
  const file = {
    name: "picture",
    has: team.pictureUrl !== null,
    types: pictureTypes,
    hint: `${pictureFormatNames}, up to ${brandFileMegabytesMax} MB. We crop it to a square.`,
  } as const;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <TeamMark team={team} className="size-16 text-2xl" />
      <FileForm file={file} reply={reply} />
    </div>
  );
}

interface FileProps extends Pick<Props, "reply"> {
  readonly file: {
    /** Name of the field and of the form's intent, also used in sentences. */
    readonly name: "logo" | "picture";
    readonly has: boolean;
    /** For `accept`. */
    readonly types: string;
    readonly hint: string;
  };
}

/** A file field, and a button that removes the file that the team has. */
function FileForm({ file: { name, has, types, hint }, reply }: FileProps) {
  const id = useId();
  const isBusy = useNavigation().formData?.get("intent") === name;
  const { errors, message, handlers } = useCheckedForm({ check: checkBrandForm, reply, isBusy });
  const error = errors[name];
  return (
    <div className="grid justify-items-start gap-3">
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        noValidate
        {...handlers}
        className="grid max-w-md justify-items-start gap-5"
      >
        <input type="hidden" name="intent" value={name} />
        {message && <Alert tone="error">{message}</Alert>}
        <div className="grid w-full gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            {has ? `Choose another ${name}` : `Choose a ${name}`}
          </label>
          <input
            id={id}
            type="file"
            name={name}
            accept={types}
            required
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
            className={fileControl}
          />
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
          <FieldError id={`${id}-error`} error={error} />
        </div>
        <SubmitButton isBusy={isBusy}>{isBusy ? "Uploading…" : `Upload ${name}`}</SubmitButton>
      </Form>
      {has && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value={`remove-${name}`} variant="ghost" className="-ml-4">
            Remove {name}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Color that a field begins with. */
const firstColor = "#1a5fb4";

/** The color, with the header of a shared page as it would look with it. */
export function ColorForm({ brand, reply }: Props) {
  const id = useId();
  const isBusy = useNavigation().formData?.get("intent") === "color";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkBrandForm, reply, isBusy });
  const [chosen, setChosen] = useState(values.color ?? brand.color ?? firstColor);
  const [isChanged, setChanged] = useState(false);
  const color = isChanged ? (parseBrandColor(chosen) ?? brand.color) : brand.color;
  return (
    <div className="grid justify-items-start gap-6">
      <Form
        method="post"
        preventScrollReset
        noValidate
        {...handlers}
        className="grid max-w-md justify-items-start gap-5"
      >
        <input type="hidden" name="intent" value="color" />
        {message && <Alert tone="error">{message}</Alert>}
        <div className="grid gap-1.5">
          <label htmlFor={id} className="text-sm font-semibold">
            Color
          </label>
          <input
            id={id}
            type="color"
            name="color"
            value={chosen}
            aria-invalid={errors.color ? true : undefined}
            aria-describedby={`${id}-hint${errors.color ? ` ${id}-error` : ""}`}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              setChanged(true);
            }}
            className="h-14 w-16 cursor-pointer rounded-sm border border-outline bg-surface p-1"
          />
          <p id={`${id}-hint`} className="text-xs text-muted">
            {contrastLine(parseBrandColor(chosen) ?? firstColor)}
          </p>
          <FieldError id={`${id}-error`} error={errors.color} />
        </div>
        <SubmitButton isBusy={isBusy}>{isBusy ? "Saving…" : "Save color"}</SubmitButton>
      </Form>
      {brand.color && (
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="remove-color" variant="ghost" className="-ml-4">
            Remove color
          </Button>
        </Form>
      )}
      <figure className="grid w-full gap-2">
        <figcaption className="text-sm font-semibold">Preview of a shared page</figcaption>
        <div className="overflow-hidden rounded-md border border-hairline">
          <BrandBar brand={{ ...brand, color }} />
        </div>
        {brand.logo && backdropOf(brand.logo, color ?? usualColor) !== (color ?? usualColor) && (
          <p className="text-xs text-muted">
            Your logo is hard to see on {color ?? "white"}, so we put it on a plate of its own.
          </p>
        )}
      </figure>
    </div>
  );
}

function contrastLine(color: string): string {
  const ink = inkOn(color);
  const name = ink.color === "#000000" ? "Black" : "White";
  return `${name} text is readable on ${color}: its contrast is ${ink.contrast.toFixed(1)} to 1.`;
}
