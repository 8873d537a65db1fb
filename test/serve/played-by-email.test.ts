import { expect, test } from 'vitest'
import { sized } from '../harness/size.ts'
import { tempFolder } from '../harness/temp.ts'
import { type Found, playedByEmail } from './by-email.ts'

const figuresOf = ({ terms, post, emails, handedOver, cutOff, doubled }: Found): string =>
  [
    `${terms.games} games of ${terms.plies + 1} moves and an accepted draw, ${terms.kills} kills (seed ${terms.seed})`,
    `${handedOver} emails came in, ${cutOff} times the mail server had to try again`,
    `${emails} emails left, ${doubled.length} of them twice; of ${post.called} that moves call for ${post.sent} were sent, ${post.superseded} overtaken, ${post.lost.length} lost`,
  ].join('; ')

test(
  'whole games are played by email alone, by real mail servers at both ends, on a service that is killed at random',
  { timeout: 900_000 },
  async () => {
    await using folder = await tempFolder('by-email')
    const terms = { games: sized(2, 8), plies: sized(4, 6), kills: sized(2, 25), seed: 1 }
    const found = await playedByEmail(folder.path, terms)
    console.log(figuresOf(found))
    expect(found.lost, 'moves lost or made up').toEqual([])
    expect(found.unanswered, 'moves whose player heard nothing').toEqual([])
    expect(found.unended).toEqual([])
    expect(found.post, 'emails').toMatchObject({ lost: [], uncalled: [] })
    expect(found.chains).toMatchObject({ faults: [], forks: 0 })
    // A kill doubles at most one email that is being sent, and the confirmations of answers that are being received.
    expect(found.unexplained, 'emails twice without a kill').toEqual([])
    expect(found.doubled.length).toBeLessThanOrEqual(terms.kills + found.cutOff)
  },
)
