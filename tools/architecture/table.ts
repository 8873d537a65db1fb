/** Besides itself: prefixes of paths and packages. */
type Allowance = {
  readonly values: readonly string[]
  readonly types?: readonly string[]
}

const EVERYTHING: Allowance = { values: [''] }

/** Innermost first. A file belongs to its longest prefix. */
export const TABLE: Readonly<Record<string, Allowance>> = {
  'shared/draughts/': { values: [] },
  // Who meets whom.
  'shared/pairing/': { values: [] },
  'shared/game/': { values: ['shared/draughts/'] },
  'shared/texts/': { values: ['shared/draughts/', 'shared/game/'] },
  // PNG, GIF and SVG; deflating is handed in.
  'shared/picture/': { values: ['shared/draughts/'] },
  // Moves with their times, boards, PDN.
  'shared/record/': { values: ['shared/draughts/', 'shared/game/'], types: ['shared/picture/'] },
  'shared/mail/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/texts/', 'shared/picture/', 'shared/record/'],
  },
  // What webhooks tell, and how it is written.
  'shared/hooks/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/texts/', 'shared/mail/clean', 'shared/api/iso'],
    types: ['shared/api/answers/posted'],
  },
  'shared/api/': { values: ['shared/draughts/', 'shared/game/', 'shared/hooks/', 'zod'] },
  'shared/pages/': {
    values: ['shared/draughts/', 'shared/game/', 'shared/texts/', 'shared/api/view', 'shared/api/iso'],
    types: ['shared/api/fields', 'shared/api/scopes', 'shared/picture/', 'shared/record/'],
  },
  // The document is data.
  'shared/service/': { values: ['shared/', 'openapi.json'] },
  // The hashes of styles that stand in pages: what Node reckons in microseconds would be a millisecond of our own.
  'shared/service/pages/http/policy.ts': { values: ['shared/pages/style/sheet', 'node:crypto'] },
  // As stored, byte by byte, on AWS or not.
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
      'shared/hooks/',
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
  // `#words` are those of a bundle's language: texts imported here would load every one.
  'web/': {
    values: ['shared/pages/', 'shared/api/', 'shared/draughts/', '#words', 'web/part.ts'],
    types: ['shared/texts/'],
  },
  // It loads a part of the script again by another address.
  'web/part.ts': { values: ['(computed)'] },
  // With its own table and stream on a local DynamoDB.
  'local/': {
    values: ['shared/', 'functions/', 'node:', 'esbuild', 'nodemailer', 'smtp-server', '@aws-sdk/client-dynamodb'],
    types: ['aws-lambda'],
  },
  // Any platform that has fetch: nothing but itself.
  'packages/client/': { values: [] },
  'packages/cli/': { values: ['packages/client/', 'shared/draughts/', 'shared/texts/en/board', 'node:'] },
  // As a reader has them elsewhere.
  'examples/': { values: ['crownhead-client', 'node:'] },
  'tools/': EVERYTHING,
  'test/': EVERYTHING,
  'bench/': EVERYTHING,
}

/** With limited file sizes. */
export const SOURCES = [
  'shared/',
  'functions/',
  'infra/',
  'web/',
  'local/',
  'tools/',
  'packages/',
  'setup.mjs',
] as const

/** As long as what it is made from. */
export const MADE = ['packages/client/src/document.ts'] as const

export const folderOf = (path: string): string | undefined =>
  Object.keys(TABLE)
    .filter((folder) => path.startsWith(folder))
    .toSorted((a, b) => b.length - a.length)[0]
