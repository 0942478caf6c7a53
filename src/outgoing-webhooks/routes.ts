import { route } from "@react-router/dev/routes";

export const webhooksSettings = [
  route("webhooks", "./outgoing-webhooks/pages/webhooks.tsx"),
  route("webhooks/new", "./outgoing-webhooks/pages/new-webhook.tsx"),
  route("webhooks/:endpointId", "./outgoing-webhooks/pages/webhook.tsx"),
  route("webhooks/:endpointId/edit", "./outgoing-webhooks/pages/edit-webhook.tsx"),
  route("webhooks/:endpointId/secret", "./outgoing-webhooks/pages/webhook-secret.tsx"),
];
