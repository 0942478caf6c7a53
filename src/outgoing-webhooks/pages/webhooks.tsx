import { Link } from "react-router";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { actorMay, requireActor } from "#teams/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { listEndpoints } from "../read-endpoints.ts";
import { endpointsMax, newWebhookPath, webhooksPath } from "../rules.ts";
import { findSendingBlock } from "../sending-block.ts";
import { BlockNote } from "../ui/block-note.tsx";
import { EndpointList } from "../ui/endpoint-list.tsx";
import type { Route } from "./+types/webhooks";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Webhooks", webhooksPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const mayManage = actorMay(actor, "manage-keys");
  const [endpoints, block] = await Promise.all([
    mayManage ? listEndpoints(services.db, actor.ownerId) : [],
    findSendingBlock(services, actor.ownerId),
  ]);
  return { endpoints, block, mayManage, teamName: actor.team?.name };
}

export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  const { endpoints, block, mayManage, teamName } = loaderData;
  return (
    <>
      <SettingsHeader
        title="Webhooks"
        intro={
          <>
            We tell your own programs what happens {teamName === undefined ? "in your account" : `in ${teamName}`}, at
            an address of yours. Each request is signed.{" "}
            <Link to="/api-docs#webhooks" className="font-semibold text-accent-text underline underline-offset-4">
              Read how to receive them
            </Link>
          </>
        }
      />
      {mayManage ? (
        <div className="grid gap-8">
          {block && <BlockNote block={block} teamName={teamName} />}
          {!block && <AddWebhook count={endpoints.length} />}
          {endpoints.length > 0 && <EndpointList endpoints={endpoints} isBlocked={block !== null} />}
        </div>
      ) : (
        <EmptyState title={`The owner and admins manage ${teamName ?? "the team"}’s webhooks`}>
          Ask one of them to add a webhook.
        </EmptyState>
      )}
    </>
  );
}

function AddWebhook({ count }: { readonly count: number }) {
  const add = <ButtonLink to={newWebhookPath}>Add webhook</ButtonLink>;
  if (count === 0) {
    return (
      <EmptyState title="No webhooks yet" action={add}>
        A webhook saves your program from asking again and again whether a run is done.
      </EmptyState>
    );
  }
  if (count >= endpointsMax) {
    return <p className="text-muted">You have {endpointsMax} webhooks, which is the maximum.</p>;
  }
  return <div>{add}</div>;
}
