import { data, Form, redirect } from "react-router";
import { readForm } from "#platform/forms/read-form.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { callAuth, cookieHeaders } from "../accounts-context.ts";
import { checkLogin } from "../rules.ts";
import type { Route } from "./+types/login";

export async function action({ request, context }: Route.ActionArgs) {
  const { values } = checkLogin(await readForm(request));
  const answer = await callAuth(context, request, { method: "POST", path: "/sign-in/email", body: values });
  if (answer.problem) return data({ message: answer.problem.message }, { status: answer.status });
  throw redirect("/", { headers: cookieHeaders(answer) });
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  return (
    <Form method="post" className="container-page grid gap-4 pt-20">
      <h1>Log in</h1>
      {actionData && <Alert tone="error">{actionData.message}</Alert>}
      <TextField label="Email" name="email" type="email" />
      <TextField label="Password" name="password" type="password" />
      <Button type="submit">Log in</Button>
    </Form>
  );
}
