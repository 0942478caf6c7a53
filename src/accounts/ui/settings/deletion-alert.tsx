import { Form } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay } from "#ui/format-date.ts";

/** On every settings page of somebody who asked to be deleted, until they are or change their mind. */
export function DeletionAlert({ deleteAfter }: { readonly deleteAfter: Date }) {
  return (
    <Alert tone="error">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="font-semibold">Your account will be deleted on {formatDay(deleteAfter)}</p>
        <Form method="post" action="/settings/keep">
          <Button type="submit" look="secondary">
            Keep my account
          </Button>
        </Form>
      </div>
    </Alert>
  );
}
