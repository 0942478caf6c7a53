import { randomUUID } from "node:crypto";
import { removeMember } from "../../src/teams/change-members.ts";
import { createTeam } from "../../src/teams/create-team.ts";
import { inviteMember } from "../../src/teams/invite.ts";
import { acceptInvitation, listInvitations } from "../../src/teams/join-team.ts";
import { type GivenRole, teamHeader } from "../../src/teams/rules.ts";
import { findMembership } from "../../src/teams/team-access.ts";
import { addBelongings, addWork } from "../belongings.ts";
import { addConversation } from "../conversations.ts";
import { sampleFiles } from "../media/files.ts";
import { paidRequests, pictureOf } from "../paid-requests.ts";
import type { PaidRoutesHarness, Person } from "../paid-routes-harness.ts";
import { makePdf } from "../pdf-files.ts";

export const outsiders = ["another user", "a former member", "a member of another team"] as const;
export const insiders = ["a member", "an admin", "the owner"] as const;
const everyone = [...outsiders, ...insiders, "a colleague", "the owner of another team"] as const;
export type Outsider = (typeof outsiders)[number];
export type Insider = (typeof insiders)[number];

export interface WalkedTeam {
  readonly teamId: string;
  readonly otherTeamId: string;
  readonly people: Readonly<Record<(typeof everyone)[number], Person>>;
  /** Owners of what members keep to themselves in the team. */
  readonly privateIds: Readonly<Record<Insider | "a colleague", string>>;
}

/** Opens a team with work of every kind, whose members have private and personal work of every kind besides. */
export async function openWalkedTeam(routes: PaidRoutesHarness): Promise<WalkedTeam> {
  const { services, database } = routes.harness;
  const opened: [string, Person][] = [];
  for (const name of everyone) opened.push([name, await routes.open()]);
  const people = Object.fromEntries(opened) as WalkedTeam["people"];
  const owner = people["the owner"];
  const otherOwner = people["the owner of another team"];
  const teamId = await createTeam(services, { userId: owner.userId, name: "Studio North" });
  const otherTeamId = await createTeam(services, { userId: otherOwner.userId, name: "Studio South" });

  async function join(team: { readonly id: string; readonly owner: Person }, { userId }: Person, role: GivenRole) {
    const { rows } = await database.pool.query<{ email: string }>("select email from users where id = $1", [userId]);
    const email = rows[0]?.email ?? "";
    await inviteMember(services, { teamId: team.id, userId: team.owner.userId }, { email, role });
    const [invitation] = await listInvitations(database.db, email, services.clock.now());
    await acceptInvitation(services, userId, invitation?.id ?? "");
  }
  const own = { id: teamId, owner };
  await join({ id: otherTeamId, owner: otherOwner }, people["a member of another team"], "member");
  for (const name of ["a former member", "a member", "a colleague"] as const) await join(own, people[name], "member");
  await join(own, people["an admin"], "admin");
  await removeMember(services, { teamId, userId: owner.userId, memberId: people["a former member"].userId });
  await inviteMember(services, { teamId, userId: owner.userId }, { email: "invited@example.com", role: "member" });

  const privateIdOf = async ({ userId }: Person) =>
    (await findMembership(database.db, { teamId, userId }))?.privateId ?? "";
  const members = [...insiders, "a colleague"] as const;
  const ofMembers = members.map(async (name) => [name, await privateIdOf(people[name])] as const);
  const privateIds = Object.fromEntries(await Promise.all(ofMembers)) as WalkedTeam["privateIds"];

  for (const ownerId of [teamId, ...Object.values(privateIds)]) await addAll(routes, ownerId);
  for (const { userId } of Object.values(people)) await addBelongings({ database }, userId);
  await addFiles(routes, teamId);
  await makeRuns(routes, people, teamId);
  await database.pool.query("update teams set allows_copies = true where id = $1", [teamId]);
  return { teamId, otherTeamId, people, privateIds };
}

/** Gives an owner what users have of what they made on screens: work, a chat, a PDF and a search. */
async function addAll({ harness: { database } }: PaidRoutesHarness, ownerId: string): Promise<void> {
  await addWork({ database }, ownerId);
  await addConversation(database, ownerId, 1);
  await database.pool.query(
    `insert into pdf_documents (user_id, name, page_count, bytes, key, word_forms, created_at)
     values ($1, 'Foxes', 1, 1, gen_random_uuid(), 'english', now())`,
    [ownerId],
  );
  await database.pool.query(
    `insert into chat_files (user_id, kind, media_type, name, bytes, text, text_bytes, key, created_at)
     values ($1, 'picture', 'image/png', 'fox.png', 1, '', 0, gen_random_uuid(), now())`,
    [ownerId],
  );
  const wish = { terms: ["logos"], categoryId: "", price: "", platform: "", onlyNew: false };
  await database.pool.query(
    `insert into tool_documents (user_id, kind, title, content, created_at, updated_at)
     values ($1, 'search', 'Tools for logos', $2, now(), now())`,
    [ownerId, { steps: [{ question: "Tools for logos", wish }] }],
  );
}

/** Stores what downloads send. */
async function addFiles({ harness: { database, services } }: PaidRoutesHarness, ownerId: string): Promise<void> {
  const png = new Uint8Array(sampleFiles.png.data);
  const put = async (table: string, file: Uint8Array) => {
    const { rows } = await database.pool.query<{ key: string }>(`select key from ${table} where user_id = $1`, [
      ownerId,
    ]);
    for (const { key } of rows) await services.files.put(key, file);
  };
  await put("design_assets", png);
  await put("design_fonts", png);
  await put("chat_files", png);
  await put("pdf_documents", new Uint8Array(await makePdf(["About foxes"])));
  // Named after its bot, so that the walk finds it.
  const named =
    "update bots set picture_key = 'bot-pictures/' || replace(id::text, '-', '') || '.webp' where user_id = $1 returning picture_key as key";
  const { rows } = await database.pool.query<{ key: string }>(named, [ownerId]);
  for (const { key } of rows) await services.files.put(key, png);
}

/**
 * Makes what only real runs leave, as a member: a logo with an older version, screens, a picture of an engine, and a transcript.
 * An admin and the owner make a picture each.
 */
async function makeRuns(routes: PaidRoutesHarness, people: WalkedTeam["people"], teamId: string): Promise<void> {
  const { harness, server } = routes;
  async function make(path: string, body: object, person = people["a member"]) {
    const isForm = body instanceof FormData;
    const headers = { [teamHeader]: teamId, ...(isForm ? {} : { "content-type": "application/json" }) };
    const sent = { method: "POST", headers, body: isForm ? body : JSON.stringify(body) };
    const answer = await server.ask(person.userId, path, sent);
    const text = await answer.text();
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${text}`);
    await routes.finishRuns(teamId);
  }
  const common = () => ({ seed: "1", idempotencyKey: randomUUID() });
  const logo = { prompt: "Logo “Fjord”", kind: "logo", style: "swiss", aspectRatio: "1:1", detail: 50, count: 1 };
  await make("/api/designs", { ...logo, ...common() });
  const app = { prompt: "Banking app “Fjord”", style: "soft", screens: 3, device: "mobile", outputs: ["png", "html"] };
  await make("/api/designs/screens", { ...app, ...common() });
  await make("/api/designs/assets", pictureOf("photo.png"));
  for (const kind of ["image", "transcription"]) {
    const [path, provider, bodyOf] = paidRequests.find(([one]) => one === `/api/runs/${kind}`) ?? [];
    if (!path || !provider || !bodyOf) throw new Error(`there is no request for ${kind}`);
    harness.provider.handler = routes.handlerOf(provider);
    const makers = kind === "image" ? insiders : (["a member"] as const);
    for (const name of makers) await make(path, bodyOf(people[name]), people[name]);
  }
  routes.resetProvider();
  // Drawings of the design that was only stored.
  await harness.database.pool.query(
    `update designs set document = made.document, brief = made.brief, choices = made.choices
     from designs made where made.user_id = $1 and made.brief ->> 'kind' = 'logo' and designs.user_id = $1 and designs.brief = '{}'`,
    [teamId],
  );
  await harness.database.pool.query(
    `insert into design_versions (design_id, number, brief, choices, document, created_at)
     select id, 1, brief, choices, document, now() from designs where user_id = $1`,
    [teamId],
  );
}
