import { LANGUAGES, type Language, inEach } from '../texts/languages.ts'
import type { Assets } from './context.ts'
import type { Script } from './script.ts'
import { ICON } from './sprite.ts'
import { PRINT } from './style/print.ts'
import { END_STYLE, STYLE } from './style/sheet.ts'
import { TRYING } from './style/trying.ts'

export type AssetFile = { readonly type: string; readonly body: string }
export type AssetFiles = {
  readonly assets: Readonly<Record<Language, Assets>>
  readonly files: ReadonlyMap<string, AssetFile>
}

/** 53 bits in 11 characters, to tell versions apart; not for security. (cyrb53, public domain.) */
const fingerprint = (text: string): string => {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36).padStart(11, '0')
}

/** The hash lets browsers keep the file for ever. */
const named = (stem: string, end: string, body: string): string => `${stem}-${fingerprint(body)}.${end}`

/** Bundled: web/board.ts and web/try.ts per language, web/forms.ts, web/my-games.ts and web/next.ts. */
export type ScriptTexts = Readonly<Record<Language, string>> & Partial<Readonly<Record<Script, string>>>

export const assetFiles = (scripts: ScriptTexts): AssetFiles => {
  const style = named('crownhead', 'css', STYLE)
  const print = named('score-sheet', 'css', PRINT)
  const endStyle = named('end', 'css', END_STYLE)
  const icon = named('icon', 'svg', ICON)
  const formsText = scripts.forms ?? ''
  const forms = named('forms', 'js', formsText)
  const gamesText = scripts.games ?? ''
  const games = named('games', 'js', gamesText)
  const nextText = scripts.next ?? ''
  const next = named('next', 'js', nextText)
  const script = inEach((language) => named(`board-${language}`, 'js', scripts[language]))
  const tries = inEach((language) => named(`try-${language}`, 'js', scripts[`try-${language}`] ?? ''))
  const tryStyle = named('try', 'css', TRYING)
  const ofScript = (body: string): AssetFile => ({ type: 'text/javascript; charset=utf-8', body })
  const files = new Map<string, AssetFile>([
    [style, { type: 'text/css; charset=utf-8', body: STYLE }],
    [print, { type: 'text/css; charset=utf-8', body: PRINT }],
    [endStyle, { type: 'text/css; charset=utf-8', body: END_STYLE }],
    [icon, { type: 'image/svg+xml; charset=utf-8', body: ICON }],
    [tryStyle, { type: 'text/css; charset=utf-8', body: TRYING }],
    [forms, ofScript(formsText)],
    [games, ofScript(gamesText)],
    [next, ofScript(nextText)],
    ...LANGUAGES.map((each): [string, AssetFile] => [script[each], ofScript(scripts[each])]),
    ...LANGUAGES.map((each): [string, AssetFile] => [tries[each], ofScript(scripts[`try-${each}`] ?? '')]),
  ])
  const at = (name: string): string => `/assets/${name}`
  return {
    assets: inEach((language) => ({
      style: at(style),
      endStyle: at(endStyle),
      script: at(script[language]),
      forms: at(forms),
      games: at(games),
      next: at(next),
      try: at(tries[language]),
      tryStyle: at(tryStyle),
      icon: at(icon),
      print: at(print),
    })),
    files,
  }
}
