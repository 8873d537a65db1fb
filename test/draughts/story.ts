import {
  type Claim,
  type Tally,
  automaticDraw,
  canClaimWith,
  claimsOpen,
  play,
  startTally,
  tallyAfter,
} from '../../shared/draughts/index.ts'
import { type Here, moveOf } from './board.ts'

export type Story = Here & { readonly tally: Tally }

export const begin = (here: Here): Story => ({ ...here, tally: startTally(here.position) })

export const tell = (story: Story, line: string): Story =>
  line
    .split(' ')
    .filter((text) => text !== '')
    .reduce((now, text) => {
      const move = moveOf(now, text)
      const position = play(now.rules, now.position, move)
      return { rules: now.rules, position, tally: tallyAfter(now.rules, now.tally, now.position, move, position) }
    }, story)

export const open = ({ rules, position, tally }: Story): readonly Claim[] => claimsOpen(rules, position, tally)

export const claimable = (story: Story, claim: Claim, text: string): boolean =>
  canClaimWith(story.rules, story.position, story.tally, claim, moveOf(story, text))

export const drawn = ({ rules, position, tally }: Story) => automaticDraw(rules, position, tally)
