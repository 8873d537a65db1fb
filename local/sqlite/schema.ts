import type { DatabaseSync } from 'node:sqlite'

/** Never change a released step; add another. */
const STEPS: readonly string[] = [
  `
  -- The packed item of each game, in the columns of DynamoDB's attributes.
  CREATE TABLE game (p TEXT PRIMARY KEY, v INTEGER NOT NULL, e BLOB NOT NULL, n INTEGER NOT NULL, d INTEGER, s INTEGER);
  CREATE INDEX alarms ON game (d) WHERE d IS NOT NULL;

  -- The images that DynamoDB's stream would show, written with the game; trimmed once every reader is past them.
  CREATE TABLE change (seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, before TEXT, after TEXT NOT NULL);
  CREATE TABLE cursor (reader TEXT PRIMARY KEY, seq INTEGER NOT NULL);

  CREATE TABLE contact (
    game TEXT NOT NULL, id TEXT NOT NULL, email TEXT, locale TEXT, time_zone TEXT, told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, id)
  );
  CREATE TABLE schedule (name TEXT PRIMARY KEY, game TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE INDEX schedules ON schedule (at);
  CREATE TABLE message (
    id INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, body TEXT NOT NULL, visible_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0, dead INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX messages ON message (queue, dead, visible_at);
  CREATE TABLE mail (seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL);
  CREATE TABLE value (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  `,
  `
  -- \`address\` is the email in lower case.
  ALTER TABLE contact ADD COLUMN address TEXT;
  ALTER TABLE contact ADD COLUMN silent INTEGER;
  UPDATE contact SET address = lower(email);
  CREATE INDEX addresses ON contact (address) WHERE address IS NOT NULL;
  CREATE TABLE paper (game TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (game, name));
  `,
  `
  -- When the present claim to notify this person ends.
  ALTER TABLE contact ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- What was done to or by an account: its counts and facts, as JSON.
  CREATE TABLE ledger (account TEXT PRIMARY KEY, state TEXT NOT NULL, expires INTEGER);
  CREATE INDEX expiries ON ledger (expires) WHERE expires IS NOT NULL;

  -- Whether the owner of the mailbox wants this seat's emails, when they may be asked again, and whether it is refused.
  ALTER TABLE contact ADD COLUMN confirmed INTEGER;
  ALTER TABLE contact ADD COLUMN quiet_until INTEGER;
  ALTER TABLE contact ADD COLUMN returned INTEGER;
  `,
  `
  -- Where an entry is filed, by a keyed mark of its address, and since when it is an open seat. Games of before are not listed.
  DROP INDEX addresses;
  ALTER TABLE contact DROP COLUMN address;
  ALTER TABLE contact ADD COLUMN filed TEXT;
  ALTER TABLE contact ADD COLUMN since INTEGER;
  CREATE INDEX seats ON contact (filed, since) WHERE since IS NOT NULL;
  `,
  `
  -- Whether nothing asks its address until its seat does.
  ALTER TABLE contact ADD COLUMN held INTEGER;
  `,
  `
  -- When an entry and a paper of a game that is over go.
  ALTER TABLE contact ADD COLUMN expires INTEGER;
  ALTER TABLE paper ADD COLUMN expires INTEGER;
  CREATE INDEX leaving_contacts ON contact (expires) WHERE expires IS NOT NULL;
  CREATE INDEX leaving_papers ON paper (expires) WHERE expires IS NOT NULL;
  `,
  `
  -- Links older than this change nothing of the entry.
  ALTER TABLE contact ADD COLUMN epoch INTEGER;
  `,
  `
  -- Keys of programs: a digest of each, and never the key.
  CREATE TABLE api_key (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, hash TEXT NOT NULL, created INTEGER NOT NULL,
    used INTEGER, revoked INTEGER
  );
  `,
  `
  -- Under whom what a key makes is filed.
  ALTER TABLE api_key ADD COLUMN owner TEXT NOT NULL DEFAULT '';
  UPDATE api_key SET owner = id;
  `,
  `
  -- Webhooks of an owner, what was sent to each, and which turn of a game it was told last.
  CREATE TABLE hook_shelf (owner TEXT PRIMARY KEY, version INTEGER NOT NULL, hooks TEXT NOT NULL);
  CREATE TABLE hook_delivery (
    owner TEXT NOT NULL, name TEXT NOT NULL, state TEXT NOT NULL, delivery TEXT NOT NULL, expires INTEGER NOT NULL,
    PRIMARY KEY (owner, name)
  );
  CREATE INDEX leaving_deliveries ON hook_delivery (expires);
  CREATE TABLE hook_turn (
    owner TEXT NOT NULL, name TEXT NOT NULL, told INTEGER NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (owner, name)
  );
  `,
  `
  -- Games of programs, by owner, in the order in which they changed; a line is JSON.
  CREATE TABLE owned (
    owner TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, place TEXT NOT NULL, line TEXT NOT NULL,
    expires INTEGER, PRIMARY KEY (owner, game)
  );
  CREATE INDEX owned_changes ON owned (owner, place);
  CREATE INDEX leaving_owned ON owned (expires) WHERE expires IS NOT NULL;
  `,
  `
  -- Whether it is on the page of its owner's address.
  ALTER TABLE api_key ADD COLUMN issued INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE INDEX api_key_owner ON api_key (owner);
  `,
  `
  -- When it no longer matters which turn was told last. Those of before go at once.
  ALTER TABLE hook_turn ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX leaving_turns ON hook_turn (expires);
  `,
  `
  -- Of those that are due, the lowest goes first.
  ALTER TABLE message ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
  `,
  `
  -- What an arbiter is emailed about.
  ALTER TABLE contact ADD COLUMN follow TEXT;
  `,
  `
  -- Many games by one request: how many of them are made, and the order as JSON.
  CREATE TABLE game_order (id TEXT PRIMARY KEY, made INTEGER NOT NULL, sheet TEXT NOT NULL, expires INTEGER NOT NULL);
  CREATE INDEX leaving_orders ON game_order (expires);
  `,
  `
  -- Whether a seat wants one email a day, and at which hour; when the next one to an address is due.
  ALTER TABLE contact ADD COLUMN digest INTEGER;
  ALTER TABLE contact ADD COLUMN digest_at INTEGER;
  ALTER TABLE ledger ADD COLUMN due INTEGER;
  CREATE INDEX digests ON ledger (due) WHERE due IS NOT NULL;
  `,
  `
  -- Posts to all webhooks of an owner in an hour.
  CREATE TABLE hook_count (
    owner TEXT NOT NULL, hour INTEGER NOT NULL, posts INTEGER NOT NULL, expires INTEGER NOT NULL, PRIMARY KEY (owner, hour)
  );
  CREATE INDEX leaving_counts ON hook_count (expires);
  -- Whose message it is, where each may have few at work at once.
  ALTER TABLE message ADD COLUMN lane TEXT NOT NULL DEFAULT '';
  `,
  `
  -- Up to which version its reader has seen the game on the page.
  ALTER TABLE contact ADD COLUMN seen INTEGER;
  `,
  `
  -- Where messages have lanes: the first of each is found, however many wait behind it.
  UPDATE message SET lane = 'before' WHERE queue = 'notices' AND lane = '';
  CREATE INDEX lanes ON message (queue, dead, lane, visible_at) WHERE lane <> '';
  `,
  `
  -- Where a seat's notices go, as JSON.
  ALTER TABLE contact ADD COLUMN devices TEXT;
  `,
  `
  -- A seat's emails of a day, by what they count as, as JSON.
  ALTER TABLE contact ADD COLUMN counts TEXT;
  `,
  `
  -- Until when its first email is put off, and why.
  ALTER TABLE contact ADD COLUMN postponed TEXT;
  `,
  `
  -- Answers by email wait by game. Those that wait already are about none in particular.
  UPDATE message SET lane = 'none' WHERE queue = 'incoming' AND lane = '';
  `,
  `
  -- Who named its address, as keyed marks, until it consents.
  ALTER TABLE contact ADD COLUMN named_by TEXT;
  `,
]

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version'])

const step = (database: DatabaseSync, sql: string, version: number): void =>
  database.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${version}; COMMIT`)

/** Each step wholly or not at all. Throws on a later release's file. */
export const migrate = (database: DatabaseSync): void => {
  const version = versionOf(database)
  if (version > STEPS.length)
    throw new Error(`it has schema ${version}, and this release knows ${STEPS.length} at the most`)
  STEPS.slice(version).forEach((sql, index) => step(database, sql, version + index + 1))
}
