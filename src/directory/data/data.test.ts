import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findQuickAppPath } from "../quick-app-path.ts";
import { categories } from "./categories.ts";
import { collectionGroups, collections } from "./collections.ts";
import { engines } from "./engines.ts";
import { quickApps } from "./quick-apps.ts";
import { tools } from "./tools.ts";

/** The categories of A2, in the order of docs/requirements.md. */
const specifiedCategories =
  "image-generation, photo-editing, logo-design, banner, social-media, presentation, video-creation, audio-tools, animation, design-tools, website, mobile-app, content-marketing, seo, ads, landing-page, copywriting, content, research, translation, document, education, workflow, chat, code, data, ai-tools, ideation, 3d-modeling, health";

const categoryIds = new Set<string>(categories.map(({ id }) => id));
const logos = new Set(readdirSync("public/logos").map((file) => file.replace(/\.svg$/, "")));
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const duplicatesIn = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
/** One product under two addresses would still be listed twice. */
const comparable = (website: string) => website.toLowerCase().replace(/^https:\/\/(?:www\.)?|\/+$/g, "");

function emptyTextsIn(value: unknown, path = ""): string[] {
  if (typeof value === "string") return value.trim() === "" || value !== value.trim() ? [path] : [];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyTextsIn(inner, `${path}/${key}`));
}

describe("the catalogue's data files", () => {
  it("[A2] hold the 30 categories of the requirements", () => {
    expect(categories.map(({ id }) => id)).toEqual(specifiedCategories.split(", "));
    for (const { id, description, hue } of categories) {
      expect(description.length, id).toBeLessThanOrEqual(120);
      expect(hue, id).toBeGreaterThanOrEqual(0);
      expect(hue, id).toBeLessThanOrEqual(11);
    }
  });

  it("[A2] hold enough tools, engines and quick apps, and something in every category", () => {
    expect(tools.length).toBeGreaterThanOrEqual(60);
    expect(engines.length).toBeGreaterThanOrEqual(30);
    expect(quickApps.length).toBeGreaterThanOrEqual(26);
    for (const id of categoryIds) expect(tools.filter(({ category }) => category === id).length, id).toBeGreaterThan(0);
  });

  it.each([
    ["tools", tools.map(({ slug }) => slug)],
    ["engines", engines.map(({ slug }) => slug)],
    ["quick apps", quickApps.map(({ slug }) => slug)],
  ])("[A2] give %s slugs that are addresses and unique", (_kind, slugs) => {
    expect(duplicatesIn(slugs)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(slugPattern);
  });

  it("[A2] name each product once", () => {
    for (const list of [tools, engines]) {
      expect(duplicatesIn(list.map(({ name }) => name.toLowerCase()))).toEqual([]);
      expect(duplicatesIn(list.map(({ website }) => comparable(website)))).toEqual([]);
    }
    expect(duplicatesIn(quickApps.map(({ title }) => title.toLowerCase()))).toEqual([]);
  });

  it("[A2] refer only to categories and logos that exist", () => {
    for (const { slug, category } of tools) expect(categoryIds, slug).toContain(category);
    for (const { slug, categories: ids } of [...engines, ...quickApps]) {
      expect(ids.length, slug).toBeGreaterThan(0);
      expect(duplicatesIn(ids), slug).toEqual([]);
      for (const id of ids) expect(categoryIds, slug).toContain(id);
    }
    for (const { slug, logo } of [...tools, ...engines]) if (logo) expect(logos, slug).toContain(logo);
  });

  it("[A2] link to official websites over https", () => {
    for (const { slug, website } of [...tools, ...engines]) {
      const { protocol, hostname, search, hash, username } = new URL(website);
      expect(protocol, slug).toBe("https:");
      expect(hostname, slug).toMatch(/\.[a-z]{2,}$/);
      expect([search, hash, username], slug).toEqual(["", "", ""]);
    }
  });

  it("[A2] have no empty text", () => {
    expect(emptyTextsIn({ categories, tools, engines, quickApps, collectionGroups })).toEqual([]);
  });

  it("[A2] describe each tool in 60 to 200 characters, with 3 to 6 lower-case tags", () => {
    for (const { slug, description, tags } of tools) {
      expect(description.length, slug).toBeGreaterThanOrEqual(60);
      expect(description.length, slug).toBeLessThanOrEqual(200);
      expect(tags.length, slug).toBeGreaterThanOrEqual(3);
      expect(tags.length, slug).toBeLessThanOrEqual(6);
    }
    for (const { slug, tags } of [...tools, ...engines]) {
      expect(duplicatesIn(tags), slug).toEqual([]);
      for (const tag of tags) expect(tag, slug).toBe(tag.toLowerCase());
    }
    for (const { slug } of quickApps) expect(findQuickAppPath(slug), slug).toBeDefined();
    for (const { slug, features } of quickApps) expect(features.length, slug).toBeGreaterThanOrEqual(3);
  });

  it("[A2] name an existing successor for each retiring or retired model", () => {
    for (const { slug, models, note } of engines) {
      expect(duplicatesIn(models.map(({ id }) => id)), slug).toEqual([]);
      for (const { id, status, successor, endsOn } of models) {
        const isCurrent = status === "current";
        expect(successor === undefined, `${slug} ${id}`).toBe(isCurrent);
        if (successor !== undefined) {
          expect(models.find((model) => model.id === successor)?.status, `${slug} ${id}`).toBe("current");
          expect(note, `${slug} says at the top of its page what replaced ${id}`).toBeTruthy();
        }
        if (endsOn !== undefined) expect(new Date(endsOn).toISOString().slice(0, 10)).toBe(endsOn);
      }
    }
  });

  it("[A13] fill each of the footer's collections with at least four tools", () => {
    expect(collections).toHaveLength(14);
    for (const { path, categoryIds: ids, tags } of collections) {
      const found = tools.filter((tool) => ids.includes(tool.category) || tool.tags.some((tag) => tags.includes(tag)));
      expect(found.length, path).toBeGreaterThanOrEqual(4);
      for (const id of ids) expect(categoryIds, path).toContain(id);
    }
  });

  it("[A13] give collections addresses that no tool has, below their group's", () => {
    const slugs = new Set(tools.map(({ slug }) => slug));
    for (const group of collectionGroups) {
      expect(group.description.length, group.path).toBeGreaterThanOrEqual(120);
      expect(group.description.length, group.path).toBeLessThanOrEqual(155);
      for (const { path, description } of group.collections) {
        expect(path.startsWith(`${group.path}/`), path).toBe(true);
        expect(slugs, path).not.toContain(path.split("/").at(-1));
        expect(description.length, path).toBeGreaterThanOrEqual(120);
        expect(description.length, path).toBeLessThanOrEqual(155);
      }
    }
  });
});
