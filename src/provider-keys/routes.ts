import { route } from "@react-router/dev/routes";

export const providerKeysSettings = [route("ai-providers", "./provider-keys/pages/ai-providers.tsx")];
