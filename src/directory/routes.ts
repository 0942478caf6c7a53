import { index } from "@react-router/dev/routes";

export const directoryPages = [index("./directory/pages/home.tsx")];
