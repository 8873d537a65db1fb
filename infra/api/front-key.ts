import type { StageSettings } from '../settings/stage-settings.ts'

/**
 * Returns the name of the secret with the front's keys. It is made by hand, in both regions (docs/operations.md): a
 * template cannot generate a value that CloudFront and functions share.
 */
export const frontSecretName = ({ name }: Pick<StageSettings, 'name'>): string => `${name}-front`

/** Returns a reference to a field of the secret, which CloudFormation replaces with its value when it deploys. */
const keyReference = (settings: StageSettings, field: string): string =>
  `{{resolve:secretsmanager:${frontSecretName(settings)}:SecretString:${field}}}`

/** Returns the key that CloudFront sends with each request. */
export const sentFrontKey = (settings: StageSettings): string => keyReference(settings, settings.front?.keys[0] ?? '1')

/** Returns the environment variable with the keys that the functions accept; none without a front. */
export const acceptedFrontKeys = (settings: StageSettings): Readonly<Record<string, string>> =>
  settings.front ? { FRONT_KEYS: settings.front.keys.map((field) => keyReference(settings, field)).join() } : {}
