import type { Settings } from '../settings.ts'

/** Made by hand, in both regions (docs/operations.md): a template cannot draw what CloudFront and functions share. */
export const secretOf = ({ name }: Pick<Settings, 'name'>): string => `${name}-front`

/** CloudFormation puts the value in its place when it deploys. */
const resolved = (settings: Settings, field: string): string =>
  `{{resolve:secretsmanager:${secretOf(settings)}:SecretString:${field}}}`

/** What CloudFront sends. */
export const sentKey = (settings: Settings): string => resolved(settings, settings.front?.keys[0] ?? '1')

/** What the functions let in; nothing without a front. */
export const acceptedKeys = (settings: Settings): Readonly<Record<string, string>> =>
  settings.front ? { FRONT_KEYS: settings.front.keys.map((field) => resolved(settings, field)).join() } : {}
