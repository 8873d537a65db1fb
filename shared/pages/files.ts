import type { Assets } from './context.ts'
import { ICON } from './pieces.ts'
import { STYLE } from './style/sheet.ts'

/** A file that never changes under its name. */
export type AssetFile = { readonly type: string; readonly body: string }
export type AssetFiles = { readonly assets: Assets; readonly files: ReadonlyMap<string, AssetFile> }

/** 53 bits of a text, as 11 characters: enough to tell versions of one file apart; it protects nothing. (cyrb53, public domain.) */
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

/** What pages load, under names that hold a hash of the content. `script` is the text of web/board.ts, bundled. */
export const assetFiles = (script: string): AssetFiles => {
  const named = (stem: string, end: string, body: string): string => `${stem}-${fingerprint(body)}.${end}`
  const names = {
    style: named('crownhead', 'css', STYLE),
    script: named('board', 'js', script),
    icon: named('icon', 'svg', ICON),
  }
  const files = new Map<string, AssetFile>([
    [names.style, { type: 'text/css; charset=utf-8', body: STYLE }],
    [names.script, { type: 'text/javascript; charset=utf-8', body: script }],
    [names.icon, { type: 'image/svg+xml; charset=utf-8', body: ICON }],
  ])
  return {
    assets: { style: `/assets/${names.style}`, script: `/assets/${names.script}`, icon: `/assets/${names.icon}` },
    files,
  }
}
