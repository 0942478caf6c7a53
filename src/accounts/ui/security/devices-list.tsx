import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { AskFirst } from "../ask-first.tsx";

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly network: string | null;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
  readonly isThis: boolean;
}

/** A user's devices, each with a plain form to sign it out. */
export function DevicesList({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {devices.length > 1 && (
          <AskFirst
            label="Sign out other devices"
            question="This signs you out on every device but this one."
            confirmLabel="Sign out the others"
            fields={{ intent: "sign-out-others" }}
            group="sign-out"
          />
        )}
        <AskFirst
          label="Sign out everywhere"
          question="This signs you out on every device, including this one. You’ll have to sign in again."
          confirmLabel="Yes, sign out everywhere"
          fields={{ intent: "sign-out-all" }}
          group="sign-out"
        />
      </div>
    </div>
  );
}

function DeviceRow({ device: { id, name, network, signedInAt, lastUsedAt, isThis } }: { readonly device: Device }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-4">
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {name}
        {isThis && <Chip tone="accent">This device</Chip>}
      </p>
      {/* Below the button on a phone, where a date would not fit beside it. */}
      <div className="col-span-2 row-start-2 text-sm text-muted sm:col-span-1">
        <p>
          {isThis ? (
            "In use now"
          ) : (
            <>
              Last used <DateTime at={lastUsedAt} />
            </>
          )}
        </p>
        <p>
          Signed in <DateTime at={signedInAt} />
        </p>
        {network && <p>Network {network}</p>}
      </div>
      <Form method="post" preventScrollReset className="sm:row-span-2">
        <input type="hidden" name="intent" value={isThis ? "sign-out" : "sign-out-one"} />
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="secondary" aria-label={`Sign out ${name}${isThis ? ", this device" : ""}`}>
          Sign out
        </Button>
      </Form>
    </li>
  );
}
