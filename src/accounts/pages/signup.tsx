import { data, Form, redirect } from "react-router";
import { readForm } from "#platform/forms/read-form.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { callAuth } from "../accounts-context.ts";
import { checkSignup } from "../rules.ts";
import type { Route } from "./+types/signup";

export async function action({ request, context }: Route.ActionArgs) {
  const { values } = checkSignup(await readForm(request));
  const answer = await callAuth(context, request, { method: "POST", path: "/sign-up/email", body: values });
  if (answer.problem) return data({ message: answer.problem.message }, { status: answer.status });
  throw redirect("/login");
}

export default function SignupPage({ actionData }: Route.ComponentProps) {
  return (
    <Form method="post" className="container-page grid gap-4 pt-20">
      <h1>Sign up</h1>
      {actionData && <Alert tone="error">{actionData.message}</Alert>}
      <TextField label="First name" name="firstName" />
      <TextField label="Last name" name="lastName" />
      <TextField label="Email" name="email" type="email" />
      <TextField label="Password" name="password" type="password" />
      <Button type="submit">Sign up</Button>
    </Form>
  );
}
