import type { Kind } from '../api/fields.ts'
import type { AllTexts } from '../texts/index.ts'
import { type Html, type Part, html } from './html.ts'

export const code = (text: string): Html => html`<code>${text}</code>`

export const apart = (parts: readonly Part[], between: Part): Part => parts.map((part, at) => [at > 0 && between, part])

const kindIn = (guide: AllTexts['guide'], kind: Kind): Part => {
  const { kinds } = guide
  switch (kind.kind) {
    case 'text':
    case 'email':
      return kinds[kind.kind](kind.most)
    case 'number':
      return kinds.number(kind.least, kind.most)
    case 'duration':
      return kinds.duration(kind.least, kind.most)
    case 'flag':
    case 'instant':
    case 'locale':
    case 'timeZone':
      return kinds[kind.kind]
    case 'null':
      return code('null')
    case 'choice':
      return apart(kind.values.map(code), ', ')
    case 'list':
      return [kinds.list(kind.most), ' ', kindsIn(guide, kind.of)]
    case 'object':
      return code(`{${kind.names.join(', ')}}`)
  }
}

export const kindsIn = (guide: AllTexts['guide'], kinds: readonly Kind[]): Part =>
  apart(
    kinds.map((kind) => kindIn(guide, kind)),
    ` ${guide.or} `,
  )
