import { LISTED_TERMS, OFFERED_TERM_NAMES } from '../../game/model/listed-terms.ts'
import type { AllTexts } from '../../texts/index.ts'
import { listedTermText } from '../../texts/sentences/listed-terms-text.ts'
import { type FilledForm, selectField } from '../kit/form-fields.ts'
import { type Html, html } from '../kit/html.ts'
import { numberField } from '../kit/number-fields.ts'

/** Returns a field for each listed term. If a field is left empty, nothing is agreed about its term. */
export const listedTermFields = (texts: AllTexts, filled: FilledForm): Html =>
  html`${OFFERED_TERM_NAMES.map((name) => {
    const term = LISTED_TERMS[name]
    const { label, hint } = texts.terms[name]
    if (term.kind === 'number') return numberField(texts, filled, { name, label, hint, bounds: term })
    const words = term.words.map((word) => [word, listedTermText(texts, name, word)] as const)
    return selectField(filled, { name, label, hint, usual: '', options: [['', texts.newGame.unsaid], ...words] })
  })}`
