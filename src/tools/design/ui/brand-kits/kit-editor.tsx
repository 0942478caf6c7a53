import { useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { SettingsSection } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { kitNameMax } from "../../brand-kits/brand-kit-rules.ts";
import type { ShownFont } from "../../fonts/own-font-rules.ts";
import { ColorFields } from "./color-fields.tsx";
import type { ListedKit } from "./kit-row.tsx";
import { LogoField, type UploadState } from "./logo-field.tsx";
import { TypefaceFields } from "./typeface-fields.tsx";

interface Props {
  /** A new one if left out. */
  readonly kit: ListedKit | undefined;
  /** The user's own. */
  readonly fonts: readonly ShownFont[];
  readonly reply: FormReply | undefined;
}

/** Everything of a brand kit in one form. */
export function KitEditor({ kit, fonts, reply }: Props) {
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [upload, setUpload] = useState<UploadState>("there");
  /** True if Save was pressed while the logo was on its way: the kit is saved once it is there. */
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || upload === "sending") return;
    setWaiting(false);
    if (upload === "there") form.current?.requestSubmit();
  }, [isWaiting, upload]);
  const refused = reply?.outcome === "refused" ? reply : undefined;
  const sent = refused?.values;
  /** The answer whose problem with the name the user is already solving. */
  const [answered, setAnswered] = useState<FormReply>();
  const errors = refused?.errors ?? {};
  const faces = [
    {
      name: "displayFace",
      label: "Headlines",
      value: sent?.displayFace ?? kit?.displayFace ?? "",
      error: errors.displayFace,
    },
    { name: "textFace", label: "Text", value: sent?.textFace ?? kit?.textFace ?? "", error: errors.textFace },
  ];
  return (
    <Form
      ref={form}
      method="post"
      className="grid"
      noValidate
      onSubmit={(event) => {
        if (upload !== "sending") return;
        event.preventDefault();
        setWaiting(true);
      }}
    >
      {refused?.message && <Alert tone="error">{refused.message}</Alert>}
      <SettingsSection title="Name" intro="You choose the kit by this name when you make designs.">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={kitNameMax}
          placeholder="Miller’s Bakery"
          defaultValue={sent?.name ?? kit?.name ?? ""}
          error={answered === reply ? undefined : errors.name}
          onChange={() => setAnswered(reply)}
        />
      </SettingsSection>
      <SettingsSection
        title="Colors"
        intro="Put the most important color first. Each style keeps its own light, dark and gray parts."
      >
        <ColorFields first={sent?.colors?.split(",") ?? kit?.colors ?? ["#1d3fbb"]} error={errors.colors} />
      </SettingsSection>
      <SettingsSection
        title="Typefaces"
        intro="Choose from the studio’s typefaces, which are free for any purpose, or upload your own fonts."
      >
        <TypefaceFields fonts={fonts} fields={faces} />
      </SettingsSection>
      <SettingsSection
        title="Logo"
        intro="Designs show it where they have free space, else on a plate over the picture. It never covers words."
      >
        <LogoField first={sent?.logoAssetId ?? kit?.logoAssetId ?? ""} onUpload={setUpload} />
      </SettingsSection>
      <div className="border-t border-hairline pt-6">
        <Button type="submit" disabled={state !== "idle"}>
          {state === "submitting" ? "Saving…" : isWaiting ? "Saving once the logo is there…" : "Save brand kit"}
        </Button>
      </div>
    </Form>
  );
}
