import { expect, it } from "vitest";
import { work } from "../servers.ts";
import { views } from "./shared-document.tsx";

it("[F12] every kind of document that can be shared has a view for visitors", () => {
  expect(Object.keys(views).toSorted()).toEqual(Object.keys(work.documents).toSorted());
});
