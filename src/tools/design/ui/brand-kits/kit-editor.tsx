import { Form, useNavigation } from "react-router";
import { SettingsSection } from "#accounts/ui/index.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { families } from "#studio/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { SelectField } from "#ui/more-fields.tsx";
import { kitNameMax } from "../../brand-kits/brand-kit-rules.ts";
import { ColorFields } from "./color-fields.tsx";
import type { ListedKit } from "./kit-row.tsx";
import { LogoField } from "./logo-field.tsx";

interface Props {
  /** A new one if left out. */
  readonly kit: ListedKit | undefined;
  readonly reply: FormReply | undefined;
}

/** Everything of a brand kit in one form. */
export function KitEditor({ kit, reply }: Props) {
  const { state } = useNavigation();
  const refused = reply?.outcome === "refused" ? reply : undefined;
  const sent = refused?.values;
  const errors = refused?.errors ?? {};
  const faces = [
    { name: "displayFace", label: "Headlines", value: sent?.displayFace ?? kit?.displayFace ?? "" },
    { name: "textFace", label: "Text", value: sent?.textFace ?? kit?.textFace ?? "" },
  ];
  return (
    <Form method="post" className="grid" noValidate>
      {refused?.message && <Alert tone="error">{refused.message}</Alert>}
      <SettingsSection title="Name" intro="As you will find it in the image generator.">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={kitNameMax}
          placeholder="Miller’s Bakery"
          defaultValue={sent?.name ?? kit?.name ?? ""}
          error={errors.name}
        />
      </SettingsSection>
      <SettingsSection
        title="Colors"
        intro="The most important first. Styles keep what makes them: which parts are light, dark or gray."
      >
        <ColorFields first={sent?.colors?.split(",") ?? kit?.colors ?? ["#1d3fbb"]} error={errors.colors} />
      </SettingsSection>
      <SettingsSection title="Typefaces" intro="From the studio’s own, all free to use for any purpose.">
        <div className="grid gap-5 sm:grid-cols-2">
          {faces.map(({ name, label, value }) => (
            <SelectField key={name} label={label} name={name} defaultValue={value} error={errors[name]}>
              <option value="">Each style’s own</option>
              {families.map((family) => (
                <option key={family} value={family}>
                  {family}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
      </SettingsSection>
      <SettingsSection title="Logo" intro="It goes where a design has room, over nothing else.">
        <LogoField first={sent?.logoAssetId ?? kit?.logoAssetId ?? ""} />
      </SettingsSection>
      <div className="border-t border-hairline pt-6">
        <Button type="submit" disabled={state !== "idle"}>
          {state === "submitting" ? "Saving…" : "Save brand kit"}
        </Button>
      </div>
    </Form>
  );
}
