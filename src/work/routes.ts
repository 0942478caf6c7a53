import { route } from "@react-router/dev/routes";

export const libraryPages = [
  route("workspace/library", "./work/pages/library.tsx"),
  route("workspace/library/deleted", "./work/pages/library-deleted.tsx"),
  route("workspace/library/:itemKey", "./work/pages/library-item.tsx"),
];
