import { index, route } from "@react-router/dev/routes";

export const directoryPages = [index("./directory/pages/home.tsx"), route("directory/contents.json", "./directory/pages/directory-contents.ts")];
