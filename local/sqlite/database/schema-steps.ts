/** The steps from an empty file to the present schema. A released step is never changed; add another one. */
export const SCHEMA_STEPS: readonly string[] = [
  `
  -- The packed item of each game, with one column for each attribute that DynamoDB has.
  CREATE TABLE game (p TEXT PRIMARY KEY, v INTEGER NOT NULL, e BLOB NOT NULL, n INTEGER NOT NULL, d INTEGER, s INTEGER);
  CREATE INDEX alarms ON game (d) WHERE d IS NOT NULL;

  -- The images that DynamoDB's stream would show. They are written with the game and deleted once every reader is past.
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
  -- \`until\` is when the present lease to notify this person ends.
  ALTER TABLE contact ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
  `,
  `
  -- \`state\` is what was done to or by an account: its counts and facts, as JSON.
  CREATE TABLE ledger (account TEXT PRIMARY KEY, state TEXT NOT NULL, expires INTEGER);
  CREATE INDEX expiries ON ledger (expires) WHERE expires IS NOT NULL;

  -- These are whether the mailbox consented to this seat's emails, when it may be asked again, and whether it bounced.
  ALTER TABLE contact ADD COLUMN confirmed INTEGER;
  ALTER TABLE contact ADD COLUMN quiet_until INTEGER;
  ALTER TABLE contact ADD COLUMN returned INTEGER;
  `,
  `
  -- \`filed\` is the pseudonym of the address, \`since\` when the seat was listed. Earlier games are not listed.
  DROP INDEX addresses;
  ALTER TABLE contact DROP COLUMN address;
  ALTER TABLE contact ADD COLUMN filed TEXT;
  ALTER TABLE contact ADD COLUMN since INTEGER;
  CREATE INDEX seats ON contact (filed, since) WHERE since IS NOT NULL;
  `,
  `
  -- \`held\` is whether no consent email is sent until the seat requests one.
  ALTER TABLE contact ADD COLUMN held INTEGER;
  `,
  `
  -- \`expires\` is when a contact and a notebook page of a finished game are deleted.
  ALTER TABLE contact ADD COLUMN expires INTEGER;
  ALTER TABLE paper ADD COLUMN expires INTEGER;
  CREATE INDEX leaving_contacts ON contact (expires) WHERE expires IS NOT NULL;
  CREATE INDEX leaving_papers ON paper (expires) WHERE expires IS NOT NULL;
  `,
  `
  -- Links with an epoch below this one cannot change the contact.
  ALTER TABLE contact ADD COLUMN epoch INTEGER;
  `,
  `
  -- Each row is the key of a program, of which only a digest is stored.
  CREATE TABLE api_key (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, scopes TEXT NOT NULL, hash TEXT NOT NULL, created INTEGER NOT NULL,
    used INTEGER, revoked INTEGER
  );
  `,
  `
  -- \`owner\` is under whom the games that a key creates are listed.
  ALTER TABLE api_key ADD COLUMN owner TEXT NOT NULL DEFAULT '';
  UPDATE api_key SET owner = id;
  `,
  `
  -- These are the webhooks of an owner, what was sent to each, and which turn of a game was sent last.
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
  -- The games of programs are listed by owner, in the order in which they changed; \`line\` is JSON.
  CREATE TABLE owned (
    owner TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, place TEXT NOT NULL, line TEXT NOT NULL,
    expires INTEGER, PRIMARY KEY (owner, game)
  );
  CREATE INDEX owned_changes ON owned (owner, place);
  CREATE INDEX leaving_owned ON owned (expires) WHERE expires IS NOT NULL;
  `,
  `
  -- \`issued\` is whether the key was created on the keys page of its owner's address and is listed there.
  ALTER TABLE api_key ADD COLUMN issued INTEGER NOT NULL DEFAULT 0;
  `,
  `
  CREATE INDEX api_key_owner ON api_key (owner);
  `,
  `
  -- \`expires\` is when it no longer matters which turn was sent last. Earlier rows are deleted at once.
  ALTER TABLE hook_turn ADD COLUMN expires INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX leaving_turns ON hook_turn (expires);
  `,
  `
  -- Of the messages that are due, the lowest rank goes first.
  ALTER TABLE message ADD COLUMN rank INTEGER NOT NULL DEFAULT 1;
  `,
  `
  -- \`follow\` is what an arbiter is emailed about.
  ALTER TABLE contact ADD COLUMN follow TEXT;
  `,
  `
  -- An order is a request for many games: \`made\` counts those created, \`sheet\` is the order as JSON.
  CREATE TABLE game_order (id TEXT PRIMARY KEY, made INTEGER NOT NULL, sheet TEXT NOT NULL, expires INTEGER NOT NULL);
  CREATE INDEX leaving_orders ON game_order (expires);
  `,
  `
  -- A seat may want one email a day at a certain hour; \`due\` is when the next one to an address is due.
  ALTER TABLE contact ADD COLUMN digest INTEGER;
  ALTER TABLE contact ADD COLUMN digest_at INTEGER;
  ALTER TABLE ledger ADD COLUMN due INTEGER;
  CREATE INDEX digests ON ledger (due) WHERE due IS NOT NULL;
  `,
  `
  -- \`posts\` counts what was posted to all webhooks of an owner in an hour.
  CREATE TABLE hook_count (
    owner TEXT NOT NULL, hour INTEGER NOT NULL, posts INTEGER NOT NULL, expires INTEGER NOT NULL, PRIMARY KEY (owner, hour)
  );
  CREATE INDEX leaving_counts ON hook_count (expires);
  -- A lane groups messages of which only a few may be in progress at once.
  ALTER TABLE message ADD COLUMN lane TEXT NOT NULL DEFAULT '';
  `,
  `
  -- \`seen\` is the version of the game that the player last saw on the page.
  ALTER TABLE contact ADD COLUMN seen INTEGER;
  `,
  `
  -- The index finds the first message of each lane, however many wait behind it.
  UPDATE message SET lane = 'before' WHERE queue = 'notices' AND lane = '';
  CREATE INDEX lanes ON message (queue, dead, lane, visible_at) WHERE lane <> '';
  `,
  `
  -- \`devices\` are the push subscriptions of a seat, as JSON.
  ALTER TABLE contact ADD COLUMN devices TEXT;
  `,
  `
  -- \`counts\` are the emails sent to a seat in a day, by kind, as JSON.
  ALTER TABLE contact ADD COLUMN counts TEXT;
  `,
  `
  -- \`postponed\` is until when the first email is postponed, and why.
  ALTER TABLE contact ADD COLUMN postponed TEXT;
  `,
  `
  -- Replies by email have a lane for each game. Those that wait already get the common lane.
  UPDATE message SET lane = 'none' WHERE queue = 'incoming' AND lane = '';
  `,
  `
  -- \`named_by\` are the pseudonyms of those who entered the address, until it consents.
  ALTER TABLE contact ADD COLUMN named_by TEXT;
  `,
  `
  -- \`muted\`: the person has muted the other player's messages.
  ALTER TABLE contact ADD COLUMN muted INTEGER;
  `,
  `
  -- \`look\` is the version that the player's last look at their page showed, and when that was.
  ALTER TABLE contact ADD COLUMN look TEXT;
  `,
  `
  -- \`deliveries\` are the seat's last emails that the mail server took (delivery-notes.ts).
  ALTER TABLE contact ADD COLUMN deliveries TEXT;
  `,
]
