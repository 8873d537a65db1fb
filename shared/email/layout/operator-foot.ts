import type { LanguageTexts } from '../../texts/languages/languages.ts'
import { operatorLinks } from '../../texts/languages/operator.ts'
import type { EmailFooter } from './render-html.ts'

/** Returns the foot of an email with who runs the service: a line with the name, and the links that are set. `address`: that of its game. */
export const withOperator = (
  { texts: { site }, operator = {} }: Pick<LanguageTexts, 'texts' | 'operator'>,
  { lines, stops }: EmailFooter,
  address?: string,
): EmailFooter => ({
  lines: operator.club === undefined ? lines : [...lines, site.foot.runBy(operator.club)],
  stops: [...stops, ...operatorLinks(operator, site, address)],
})
