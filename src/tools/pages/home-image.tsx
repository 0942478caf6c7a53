import { redirect } from "react-router";
import { imageGeneratorPath } from "../design/design-rules.ts";

/** The image generator's other address. */
export const loader = () => redirect(imageGeneratorPath, 301);
