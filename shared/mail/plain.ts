import type { Block, Content } from './blocks.ts'
import type { Foot } from './html.ts'

/** In letters, and in words for proportional fonts. */
export type Drawing = { readonly board: string; readonly legend: string; readonly words: string }

type Plain = Content & {
  readonly foot: Foot
  readonly drawing: Drawing
  /** The line above which an answer stands, if this may be answered. */
  readonly marker?: string
  /** How a language puts a link's name above its address. */
  readonly above: (link: string) => string
}

const blockText = (block: Block, { drawing, above }: Plain): string => {
  switch (block.kind) {
    case 'title':
      return block.text.toUpperCase() === block.text
        ? block.text
        : `${block.text}\n${'='.repeat([...block.text].length)}`
    case 'words':
      return block.text
    case 'quote':
      return `${block.lead}\n> ${block.text}`
    case 'button':
    case 'link':
      return `${above(block.link.text)}\n${block.link.url}`
    case 'address':
      return `${block.lead}\n${block.url}`
    case 'moves':
      return [
        block.lead,
        ...block.links.map(({ text, url }) => `  ${block.sign ?? ''}${text}  ${url}`),
        block.after,
      ].join('\n')
    case 'record':
      return `${block.lead}\n\n${block.text.trimEnd()}`
    case 'game':
      return [`* ${block.title}`, ...block.lines.map(({ text }) => text), above(block.link.text), block.link.url].join(
        '\n',
      )
    case 'board':
      return `${drawing.board}\n${drawing.legend}\n\n${drawing.words}`
  }
}

/** The HTML's parts. URLs stand on their own lines, so none is broken. */
export const plainOf = (plain: Plain): string => {
  const { blocks, foot, above, marker } = plain
  const stops = foot.stops.map(({ text, url }) => `${above(text)}\n${url}`)
  return `${[...(marker === undefined ? [] : [marker]), ...blocks.map((block) => blockText(block, plain)), '-- ', ...foot.lines, ...stops].join('\n\n').replace('-- \n\n', '-- \n')}\n`
}
