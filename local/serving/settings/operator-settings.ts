import type { Operator } from '../../../shared/texts/languages/operator.ts'
import { type Environment, SERVING_SETTINGS, withPresentNames } from './serving-settings.ts'

const OPERATOR_SETTING_NAMES = ['SITE_NAME', 'IMPRINT_URL', 'PRIVACY_URL', 'CONTACT', 'ABUSE_TO'] as const

/** The settings that say who runs the service, as text; one that is not set is empty. */
type OperatorSettings = Readonly<Record<(typeof OPERATOR_SETTING_NAMES)[number], string>>

export const operatorIn = ({ SITE_NAME, IMPRINT_URL, PRIVACY_URL, CONTACT, ABUSE_TO }: OperatorSettings): Operator => ({
  ...(SITE_NAME !== '' && { club: SITE_NAME }),
  ...(IMPRINT_URL !== '' && { imprint: IMPRINT_URL }),
  ...(PRIVACY_URL !== '' && { privacy: PRIVACY_URL }),
  ...(CONTACT !== '' && { contact: CONTACT }),
  ...(ABUSE_TO !== '' && { abuseTo: ABUSE_TO }),
})

/**
 * Returns the sentence that an operator is told at each start or deploy while readers cannot learn whose service it is.
 * Undefined if all is set. `names`: what the settings are called there.
 */
export const operatorAdvice = (
  { imprint, privacy, contact, abuseTo }: Operator,
  names: Readonly<Record<'imprint' | 'privacy' | 'contact', string>>,
): string | undefined => {
  const missing = [
    ...(imprint === undefined ? [names.imprint] : []),
    ...(privacy === undefined ? [names.privacy] : []),
    ...(contact === undefined && abuseTo === undefined ? [names.contact] : []),
  ]
  if (missing.length === 0) return undefined
  return `not set: ${missing.join(', ')}. If others use this service, the law of many countries wants them to learn who runs it, what it stores about them, and whom to ask; npm run privacy writes a text to begin with`
}

export const SERVE_NAMES = { imprint: 'IMPRINT_URL', privacy: 'PRIVACY_URL', contact: 'CONTACT' } as const

/** Reads who runs the service from the environment of `npm start`, which needs none of it. */
export const readOperator = (
  environment: Environment,
): { readonly ok: true; readonly operator: Operator } | { readonly ok: false; readonly sentence: string } => {
  const present = withPresentNames(environment)
  const named = Object.fromEntries(
    OPERATOR_SETTING_NAMES.map((name) => [name, (present[name] ?? '').trim()]),
  ) as OperatorSettings
  for (const name of OPERATOR_SETTING_NAMES) {
    const fault = named[name] === '' ? undefined : SERVING_SETTINGS[name].wrong(named[name])
    if (fault !== undefined) return { ok: false, sentence: `${name} ${fault}.` }
  }
  return { ok: true, operator: operatorIn(named) }
}
