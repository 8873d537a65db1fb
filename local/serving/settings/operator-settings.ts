import type { Operator } from '../../../shared/pages/kit/page-context.ts'
import { SERVING_SETTINGS } from './serving-settings.ts'

const OPERATOR_SETTING_NAMES = ['CLUB_NAME', 'IMPRINT', 'PRIVACY', 'ABUSE_TO'] as const

/** The settings that say who runs the service, as text; one that is not set is empty. */
type OperatorSettings = Readonly<Record<(typeof OPERATOR_SETTING_NAMES)[number], string>>

export const operatorIn = ({ CLUB_NAME, IMPRINT, PRIVACY, ABUSE_TO }: OperatorSettings): Operator => ({
  ...(CLUB_NAME !== '' && { club: CLUB_NAME }),
  ...(IMPRINT !== '' && { imprint: IMPRINT }),
  ...(PRIVACY !== '' && { privacy: PRIVACY }),
  ...(ABUSE_TO !== '' && { abuseTo: ABUSE_TO }),
})

/** Reads who runs the service from the environment of `npm start`, which needs none of it. */
export const readOperator = (
  environment: Readonly<Record<string, string | undefined>>,
): { readonly ok: true; readonly operator: Operator } | { readonly ok: false; readonly sentence: string } => {
  const named = Object.fromEntries(
    OPERATOR_SETTING_NAMES.map((name) => [name, (environment[name] ?? '').trim()]),
  ) as OperatorSettings
  for (const name of OPERATOR_SETTING_NAMES) {
    const fault = named[name] === '' ? undefined : SERVING_SETTINGS[name].wrong(named[name])
    if (fault !== undefined) return { ok: false, sentence: `${name} ${fault}.` }
  }
  return { ok: true, operator: operatorIn(named) }
}
