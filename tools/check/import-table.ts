/**
 * What a folder may import besides its own files, as prefixes of paths and packages. `types` may only be imported as
 * types.
 */
type Allowance = {
  readonly values: readonly string[]
  readonly types?: readonly string[]
}

const EVERYTHING: Allowance = { values: [''] }

/** The imports that each folder may have, innermost folder first. A file belongs to its longest prefix. */
export const ALLOWED_IMPORTS: Readonly<Record<string, Allowance>> = {
  'shared/draughts/': { values: [] },
  'shared/game/': { values: ['shared/draughts/'] },
  // A tournament's life, beside that of its games.
  'shared/tournament/': { values: ['shared/draughts/', 'shared/game/'] },
  'shared/texts/': { values: ['shared/draughts/', 'shared/game/', 'shared/tournament/'] },
  // Pictures in PNG, GIF and SVG; their compression is passed in.
  'shared/picture/': { values: ['shared/draughts/'] },
  // The record of a game: moves with their times, positions, PDN.
  'shared/record/': { values: ['shared/draughts/', 'shared/game/', 'shared/tournament/'] },
  // Receipts of moves, and what verifies them. They run on the service, in the browser and on the command line.
  'shared/receipts/': { values: ['shared/draughts/'], types: ['shared/game/'] },
  'shared/email/': {
    values: [
      'shared/draughts/',
      'shared/game/',
      'shared/tournament/',
      'shared/texts/',
      'shared/picture/',
      'shared/record/',
    ],
  },
  // The events of webhooks, their payloads and limits.
  'shared/webhooks/': { values: ['shared/draughts/', 'shared/game/', 'shared/tournament/'] },
  'shared/api/': { values: ['shared/draughts/', 'shared/game/', 'shared/tournament/', 'shared/webhooks/', 'zod'] },
  'shared/pages/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/tournament/', 'shared/texts/', 'shared/api/values/'],
    types: ['shared/api/', 'shared/picture/', 'shared/record/', 'shared/receipts/'],
  },
  // The OpenAPI document is served as data.
  'shared/service/': { values: ['shared/', 'openapi.json'] },
  // This file hashes inline styles for the content security policy. Node's hash takes microseconds, our own a
  // millisecond.
  'shared/service/pages/http/content-security-policy.ts': {
    values: ['shared/pages/style/inline-styles', 'shared/pages/embed/embed-style', 'node:crypto'],
  },
  // The stored format, byte by byte, on AWS or elsewhere.
  'functions/codec/': {
    values: ['node:', 'shared/service/games/later-release'],
    types: ['shared/draughts/', 'shared/game/', 'shared/tournament/', 'shared/service/ports/'],
  },
  'functions/aws/': {
    values: [
      'functions/codec/',
      'shared/draughts/',
      'shared/game/',
      'shared/tournament/',
      'shared/texts/',
      'shared/email/',
      'shared/webhooks/',
      'shared/service/',
      '@aws-sdk/',
      'zod',
      'node:',
    ],
    types: ['shared/api/', 'shared/receipts/', 'aws-lambda'],
  },
  'functions/': {
    values: ['shared/', 'functions/aws/', 'functions/codec/', '@middy/', 'postal-mime', 'zod', 'node:'],
    types: ['aws-lambda'],
  },
  'infra/': {
    values: [
      'shared/api/',
      'shared/pages/asset-files',
      'shared/draughts/endgames/table-list',
      'shared/pages/scripts',
      'shared/picture/app-icons',
      'shared/texts/languages/',
      'functions/aws/dynamodb/tables',
      'aws-cdk-lib',
      'constructs',
      'cdk-nag',
      'esbuild',
      'node:',
    ],
  },
  // `#words` are the texts of one language, chosen for each bundle. Importing texts directly would load every language.
  'web/': {
    values: [
      'shared/pages/',
      'shared/api/',
      'shared/draughts/',
      'shared/receipts/',
      '#words',
      'web/requests/lazy-part.ts',
    ],
    types: ['shared/texts/'],
  },
  // This file loads a part of the script again from another address after a failure.
  'web/requests/lazy-part.ts': { values: ['(computed)'] },
  // This folder also creates the tables of a local DynamoDB and reads their streams.
  'local/': {
    values: ['shared/', 'functions/', 'node:', 'esbuild', 'nodemailer', 'smtp-server', '@aws-sdk/client-dynamodb'],
    types: ['aws-lambda'],
  },
  // The client runs on any platform that has fetch, so it imports nothing.
  'packages/client/': { values: [] },
  'packages/cli/': {
    values: [
      'packages/client/',
      'shared/draughts/',
      'shared/receipts/',
      'shared/game/board/move-number',
      'shared/game/model/listed-terms',
      'shared/game/model/terms',
      'shared/api/values/read-clock',
      'shared/texts/en/',
      'shared/texts/sentences/',
      'node:',
    ],
  },
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

/**
 * Returns whether a folder holds the texts of a language. All these folders have the same file names, one per subject.
 */
export const isLanguageTable = (folder: string): boolean => /^shared\/texts\/[a-z]{2}(-[A-Z]{2})?$/.test(folder)

/** Returns whether a file belongs to the house: the code that runs, without tests, documents, benches and examples. */
export const isHouse = (path: string): boolean =>
  path.includes('/') && !/^(test|docs|bench|examples|data|deploy)\//.test(path)
