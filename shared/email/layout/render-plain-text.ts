import type { Block, Content } from '../blocks/block.ts'
import type { EmailFooter } from './render-html.ts'

/** The board drawn in characters with its legend, and in words for readers who do not see it, or in a proportional font. */
export type DrawnBoard = { readonly board: string; readonly legend: string; readonly words: string }

type Plain = Content & {
  readonly foot: EmailFooter
  readonly drawing: DrawnBoard
  /** The line above which a reply must stand, if the email can be answered. */
  readonly marker?: string
  /** Formats the name of a link, which stands on the line above its address. */
  readonly above: (link: string) => string
}

const blockText = (block: Block, { drawing, above }: Plain): string => {
  switch (block.kind) {
    case 'title':
      return block.text.toUpperCase() === block.text
        ? block.text
        : `${block.text}\n${'='.repeat([...block.text].length)}`
    case 'words':
    case 'caption':
      return block.text
    case 'row':
      return [`${block.label}: ${block.text}`, ...(block.link ? [above(block.link.text), block.link.url] : [])].join(
        '\n',
      )
    case 'answers':
      return block.links.map(({ text, url }) => `${above(text)}\n${url}`).join('\n\n')
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
      // The words come first: a screen reader takes long to read a drawing.
      return `${drawing.words}\n\n${drawing.board}\n${drawing.legend}`
  }
}

/**
 * Renders an email as plain text, with the same parts as its HTML. Each URL has a line of its own, so none is broken.
 */
export const renderPlainText = (plain: Plain): string => {
  const { blocks, foot, above, marker } = plain
  const stops = foot.stops.map(({ text, url }) => `${above(text)}\n${url}`)
  return `${[...(marker === undefined ? [] : [marker]), ...blocks.map((block) => blockText(block, plain)), '-- ', ...foot.lines, ...stops].join('\n\n').replace('-- \n\n', '-- \n')}\n`
}
