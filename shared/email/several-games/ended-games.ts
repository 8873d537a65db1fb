import { outcomeText } from '../../texts/index.ts'
import type { Block } from '../blocks/block.ts'
import type { Draft } from '../blocks/draft.ts'
import { gameTitleOf } from '../layout/email-headers.ts'

/** Returns how a game ended, as its player reads it. */
const endText = ({ facts: { end, sides, colour }, texts }: Draft): string =>
  end
    ? outcomeText(texts, end, {
        black: sides?.black ?? '',
        white: sides?.white ?? '',
        caller: end.caller,
        isCaller: end.isCaller,
        ...(colour && { reader: colour }),
      })
    : ''

/** The line is the link to the game's public page: nothing is to be done there. */
const endedBlock = ({ id, draft }: { readonly id: string; readonly draft: Draft }): Block => ({
  kind: 'link',
  link: { text: `${gameTitleOf(draft, id)}. ${endText(draft)}`, url: draft.links.watch },
})

/** Returns the games that are over, each with its outcome. */
export const endedBlocks = (
  ended: readonly { readonly id: string; readonly draft: Draft }[],
  { bundle }: Draft['mail'],
): readonly Block[] =>
  ended.length === 0 ? [] : [{ kind: 'words', text: bundle.over, weight: 'strong' }, ...ended.map(endedBlock)]
