/**
 * What a folder may import besides itself, as prefixes of paths and packages. `types` may only be imported as types.
 */
type Allowance = {
  readonly values: readonly string[]
  readonly types?: readonly string[]
}

const EVERYTHING: Allowance = { values: [''] }

/** The imports that each folder may have, innermost folder first. A file belongs to its longest prefix. */
export const ALLOWED_IMPORTS: Readonly<Record<string, Allowance>> = {
  'shared/draughts/': { values: [] },
  // Pairings say who plays whom in a tournament.
  'shared/pairing/': { values: [] },
  'shared/game/': { values: ['shared/draughts/'] },
  'shared/texts/': { values: ['shared/draughts/', 'shared/game/'] },
  // Pictures in PNG, GIF and SVG; their compression is passed in.
  'shared/picture/': { values: ['shared/draughts/'] },
  // The record of a game: moves with their times, positions, PDN.
  'shared/record/': { values: ['shared/draughts/', 'shared/game/'], types: ['shared/picture/'] },
  'shared/mail/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/texts/', 'shared/picture/', 'shared/record/'],
  },
  // The events of webhooks, and how they are written.
  'shared/hooks/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/texts/', 'shared/mail/clean', 'shared/api/iso'],
    types: ['shared/api/answers/posted'],
  },
  'shared/api/': { values: ['shared/draughts/', 'shared/game/', 'shared/webhooks/', 'zod'] },
  'shared/pages/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/texts/', 'shared/api/view', 'shared/api/iso'],
    types: ['shared/api/fields', 'shared/api/scopes', 'shared/picture/', 'shared/record/'],
  },
  // The OpenAPI document is served as data.
  'shared/service/': { values: ['shared/', 'openapi.json'] },
  // It hashes inline styles for the content security policy: Node needs microseconds, our own code a millisecond.
  'shared/service/pages/http/content-security-policy.ts': { values: ['shared/pages/style/sheet', 'node:crypto'] },
  // The stored format, byte by byte, on AWS or elsewhere.
  'functions/packed/': {
    values: ['node:', 'shared/service/newer'],
    types: ['shared/draughts/', 'shared/game/', 'shared/service/ports'],
  },
  'functions/aws/': {
    values: [
      'functions/packed/',
      'shared/draughts/',
      'shared/game/',
      'shared/texts/',
      'shared/mail/',
      'shared/webhooks/',
      'shared/service/',
      '@aws-sdk/',
      'zod',
      'node:',
    ],
    types: ['shared/api/', 'aws-lambda'],
  },
  'functions/': {
    values: ['shared/', 'functions/aws/', 'functions/packed/', '@middy/', 'postal-mime', 'zod', 'node:'],
    types: ['aws-lambda'],
  },
  'infra/': {
    values: [
      'shared/api/',
      'shared/pages/files',
      'shared/pages/script',
      'shared/picture/app-icon',
      'shared/texts/languages',
      'functions/packed/tables',
      'aws-cdk-lib',
      'constructs',
      'cdk-nag',
      'esbuild',
      'node:',
    ],
  },
  // `#words` are the texts of one language, chosen for each bundle. Importing texts directly would load every language.
  'web/': {
    values: ['shared/pages/', 'shared/api/', 'shared/draughts/', '#words', 'web/requests/lazy-part.ts'],
    types: ['shared/texts/'],
  },
  // It loads a part of the script again from another address after a failure.
  'web/requests/lazy-part.ts': { values: ['(computed)'] },
  // It also creates the tables of a local DynamoDB and reads their streams.
  'local/': {
    values: ['shared/', 'functions/', 'node:', 'esbuild', 'nodemailer', 'smtp-server', '@aws-sdk/client-dynamodb'],
    types: ['aws-lambda'],
  },
  // The client runs on any platform that has fetch, so it imports nothing.
  'packages/client/': { values: [] },
  'packages/cli/': { values: ['packages/client/', 'shared/draughts/', 'shared/texts/en/board', 'node:'] },
  // Examples import the client by its package name, as their readers do.
  'examples/': { values: ['crownhead-client', 'node:'] },
  'tools/': EVERYTHING,
  'test/': EVERYTHING,
  'bench/': EVERYTHING,
}

/** In these folders a file may have 200 lines at most. */
export const LIMITED_SOURCES = [
  'shared/',
  'functions/',
  'infra/',
  'web/',
  'local/',
  'tools/',
  'packages/',
  'setup.mjs',
] as const

/** Generated files, which may have any length. */
export const GENERATED_FILES = ['packages/client/src/document.ts'] as const

export const folderOf = (path: string): string | undefined =>
  Object.keys(ALLOWED_IMPORTS)
    .filter((folder) => path.startsWith(folder))
    .toSorted((a, b) => b.length - a.length)[0]
