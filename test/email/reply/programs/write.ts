import type { Language } from '../../../../shared/texts/languages/languages.ts'
import { type Leaf, type Part, fits } from '../mime.ts'
import { forwardedOf } from './intros.ts'
import { type Pieces, type Place, type Quoted, htmlAs, seen, textAs } from './shapes.ts'
import type { Program } from './table.ts'

export type Reply = {
  readonly own: string
  readonly quoted: Quoted
  readonly place: Place
  readonly language: Language
}

/** By RFC 3676 a line that begins with a space, `>` or `From ` gets one more space, unless it is quoted. */
const stuffed = (text: string): string => text.replaceAll(/^(?= |From )/gm, ' ')

/** Returns the HTML between the tags of the body. */
const bodyOf = (html: string): string => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? html

/** Returns the parts of an answer, as the program sends them. */
export const writtenBy = (program: Program, { own, quoted, place, language }: Reply): readonly Part[] => {
  const { intro, signature, text, html, encoding, charset, isFlowed = false, nested } = program
  const pieces: Omit<Pieces, 'quoted'> = {
    own: place === 'none' ? '' : own,
    place,
    intro: typeof intro === 'function' ? intro(language) : intro[language],
    forwarded: forwardedOf(language),
    signature: signature?.[language] ?? '',
  }
  const preferred = charset?.(language) ?? 'utf-8'
  const how = { encoding, charset: fits(own, preferred) ? preferred : 'utf-8' } as const
  const body = bodyOf(quoted.html)
  const forms: Leaf[] = []
  if (text) {
    const written = textAs(text, { ...pieces, quoted: text.of === 'html' ? seen(body) : quoted.text })
    forms.push({ type: 'text/plain', text: isFlowed ? stuffed(written) : written, ...how, isFlowed })
  }
  if (html) forms.push({ type: 'text/html', text: htmlAs(html, { ...pieces, quoted: body }), ...how })
  return nested ? [nested(forms)] : forms
}
