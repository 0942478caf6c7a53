import { route } from "@react-router/dev/routes";

export const sitePages = [route("features", "./site/pages/features.tsx")];
