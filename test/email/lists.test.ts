import { expect, test } from 'vitest'
import type { MailList } from '../../shared/email/layout/email-headers.ts'
import { EMAIL_EXAMPLES } from '../../tools/gallery/email-examples.ts'
import { linksFor } from './games.ts'

/** Emails to the operator, who subscribes to no list. */
const TO_OPERATOR: readonly string[] = ['email-report']

/**
 * The examples of emails about several games, about none, or to somebody who has not been asked yet, by mailing list.
 * All other emails are about one game.
 */
const LISTS: Readonly<Record<Exclude<MailList, 'games' | 'tournaments'>, readonly string[]>> = {
  digest: ['bundle', 'digest'],
  door: [
    'door',
    'door-many',
    ...['', '-by-someone', '-arbiter'].map((who) => `door-invited${who}`),
    ...['', '-of-two', '-of-six', '-many'].map((games) => `door-order${games}`),
    ...['confirm', 'deputy-invitation', 'invitation', 'invitation-replacing', 'entered-asks'].map(
      (kind) => `tournament-${kind}`,
    ),
  ],
  account: ['links', 'moved', 'moved-back', 'forgotten'],
}

const listOf = (name: string): string => {
  const listed = Object.entries(LISTS).find(([, names]) => names.some((each) => name === `email-${each}`))?.[0]
  if (listed !== undefined) return listed
  return name.startsWith('email-tournament-') ? 'tournaments' : 'games'
}

const isAboutOne = (list: string): boolean => list === 'games' || list === 'tournaments'

const OWN = (['creator', 'opponent', 'arbiter'] as const).map(linksFor)

test('every email belongs to one list, and its button stops what that list sends: a game, a tournament, or everything', () => {
  const seen = new Set<string>()
  for (const [name, write] of EMAIL_EXAMPLES) {
    if (TO_OPERATOR.includes(name)) continue
    const { headers, text } = write('en')
    const list = listOf(name)
    seen.add(list)
    expect([name, headers['List-Id']]).toEqual([name, `<${list}.crownhead.example>`])
    const stops = OWN.map(({ stop, stopAll }) => `<${isAboutOne(list) ? stop : stopAll}>`)
    expect(stops).toContain(headers['List-Unsubscribe'])
    // The foot has the link that stops all emails. In an email about one game or tournament it also has the link that
    // stops the emails about that one.
    const foot = text.slice(text.lastIndexOf('\n-- \n'))
    expect([name, OWN.some(({ stopAll }) => foot.includes(stopAll))]).toEqual([name, true])
    expect([name, OWN.some(({ stop }) => foot.includes(`${stop}\n`))]).toEqual([name, isAboutOne(list)])
  }
  expect([...seen].toSorted()).toEqual(['account', 'digest', 'door', 'games', 'tournaments'])
})
