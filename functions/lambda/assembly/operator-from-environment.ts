import type { Operator } from '../../../shared/texts/languages/operator.ts'
import { type CreationPolicy, parseCreationPolicy } from '../../../shared/service/credentials/creation-policy.ts'
import { environment } from './stores-from-environment.ts'

/** Returns who may create games: anyone, unless the stage says otherwise. */
export const creationFromEnvironment = (): CreationPolicy => parseCreationPolicy(process.env['NEW_GAMES'] ?? 'anyone')

/** Returns who runs the service. Variables that the stage does not set are left out. */
export const operatorFromEnvironment = (): Operator => ({
  ...(process.env['SITE_NAME'] !== undefined && { club: environment('SITE_NAME').SITE_NAME }),
  ...(process.env['IMPRINT_URL'] !== undefined && { imprint: environment('IMPRINT_URL').IMPRINT_URL }),
  ...(process.env['PRIVACY_URL'] !== undefined && { privacy: environment('PRIVACY_URL').PRIVACY_URL }),
  ...(process.env['CONTACT'] !== undefined && { contact: environment('CONTACT').CONTACT }),
  ...(process.env['ABUSE_TO'] !== undefined && { abuseTo: environment('ABUSE_TO').ABUSE_TO }),
})
