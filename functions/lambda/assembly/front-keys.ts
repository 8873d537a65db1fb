import { readEnvironment } from '../../aws/clients/environment.ts'

/**
 * Returns the keys that requests through the front carry: none without a front, two while the secret is being replaced.
 */
export const frontKeys = (): readonly string[] => {
  const { FRONT_KEYS } = process.env
  return FRONT_KEYS === undefined ? [] : readEnvironment(process.env, 'FRONT_KEYS').FRONT_KEYS.split(',')
}
