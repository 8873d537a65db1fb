import type { Operator } from '../../../shared/texts/languages/operator.ts'
import { type CreationPolicy, parseCreationPolicy } from '../../../shared/service/credentials/creation-policy.ts'
import { environment } from './stores-from-environment.ts'

/** Returns who may create games: anyone, unless the stage says otherwise. */
export const creationFromEnvironment = (): CreationPolicy => parseCreationPolicy(process.env['NEW_GAMES'] ?? 'anyone')

/** Returns who runs the service. Variables that the stage does not set are left out. */
export const operatorFromEnvironment = (): Operator => ({
  ...(process.env['CLUB_NAME'] !== undefined && { club: environment('CLUB_NAME').CLUB_NAME }),
  ...(process.env['IMPRINT'] !== undefined && { imprint: environment('IMPRINT').IMPRINT }),
  ...(process.env['PRIVACY'] !== undefined && { privacy: environment('PRIVACY').PRIVACY }),
  ...(process.env['CONTACT'] !== undefined && { contact: environment('CONTACT').CONTACT }),
  ...(process.env['ABUSE_TO'] !== undefined && { abuseTo: environment('ABUSE_TO').ABUSE_TO }),
})
