import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { switchTeamPath } from "../rules.ts";

/** Opens the user’s own work, from a page that is in a team. */
export const OpenPersonal = () => (
  <Form method="post" action={switchTeamPath} reloadDocument>
    <input type="hidden" name="team" value="" />
    <Button type="submit">Open Personal</Button>
  </Form>
);
