import { route } from "@react-router/dev/routes";

export const apiKeysSettings = [
  route("api-keys", "./api-keys/pages/api-keys.tsx"),
  route("api-keys/new", "./api-keys/pages/new-api-key.tsx"),
];
