import { expect, test } from 'vitest'
import { LARGEST_RESERVE } from '../../shared/game/limits/bounds.ts'
import { ACT_TYPES } from '../../shared/game/commands.ts'
import { readActForm } from '../../shared/api/input/read-action.ts'
import { presentMoment } from '../../shared/api/views/board-moment.ts'
import { gameView } from '../../shared/api/views/game-view.ts'
import { type Game, colourOf, playOf } from '../../shared/game/model/game.ts'
import { possibleGifts, possibleActs } from '../../shared/game/possible-acts.ts'
import { DAY, HOUR, type Instant, MINUTE, ROLES, type Role, SEATS } from '../../shared/game/model/words.ts'
import { browserContext } from '../../shared/pages/kit/page-context.ts'
import { textsFor } from '../harness/words.ts'
import { PANELS } from '../../shared/pages/board/choice.ts'
import { boardMain } from '../../shared/pages/game-page.ts'
import { arbiterMenu } from '../../shared/pages/game/menu/arbiter-menu.ts'
import { openPanel } from '../../shared/pages/game/panels/panels.ts'
import { gameTable } from '../../shared/pages/game/model/game-table.ts'
import { gameTabs } from '../../shared/pages/game/panels/game-tabs.ts'
import { chances } from '../draughts/random.ts'
import { NOON, active, begun, giveTime } from '../game/given.ts'
import { type Moment, randomGame } from '../game/random-game.ts'
import { foundIn } from '../endgames/asset.ts'
import { NEEDS, STATES, standing } from '../game/stand.ts'
import { sized } from '../harness/size.ts'
import { type Reading, accepted, isAccepted, keyOf } from './accepted.ts'
import { type Form, fillings, formsOn } from './forms.ts'

const SEED = 20_261_122
const MOMENTS = sized(400, 2100)

/** Acts that the game would accept and for which a page has no button. */
const WITHOUT_BUTTON: Readonly<Record<string, (reading: Reading, all: ReadonlySet<string>) => boolean>> = {
  // A move has the same effect as letting the omitted jump stand.
  stand: () => true,
  // The button for this act is on the page of settings.
  'forget-me': () => true,
  // Accepting the other side's draw offer has the same effect.
  'offer-draw': (_, all) => all.has('accept-draw'),
  // Conditional moves answer the opponent's next move: the service refuses them while the reader is to move.
  plan: ({ game, role }) =>
    game.status === 'active' && role !== 'arbiter' && colourOf(game.play, role) === game.play.position.turn,
}

const expected = (reading: Reading): readonly string[] => {
  const all = accepted(reading)
  return [...all].filter((key) => WITHOUT_BUTTON[key]?.(reading, all) !== true).toSorted()
}

/** Returns the markup of the board's page, of each panel, and of the tab that has forms. */
const pagesOf = ({ game, now, role }: Reading): readonly string[] => {
  const reseat = playOf(game)?.pending.reseat
  const page = {
    view: gameView('game', 1, game, role),
    moment: presentMoment(game),
    claims: {},
    events: [],
    saidWith: [],
    path: '/p/link',
    watchUrl: '',
    seatUrl: '/p/link',
    may: [...possibleActs(game, role, now, foundIn(game))],
    ...(reseat?.by === role && { reseatUrl: '/a/link' }),
    ...(role === 'arbiter'
      ? { arbiterPanel: arbiterMenu }
      : {
          gifts: possibleGifts(game, role, now),
          own: { note: '', lines: [], analysis: [], isMuted: false, hasMessages: false },
        }),
  }
  const context = browserContext(textsFor('en'), 'UTC', now)
  const here = { context, table: gameTable(context.texts, page.view, page.moment), page, look: '' }
  const panels = PANELS.map((panel) => openPanel(here, { flip: false, panel })?.markup ?? '')
  return [
    boardMain(context, page, { flip: false }).main.markup,
    ...panels,
    gameTabs(here, { flip: false, tab: 'mine' }).markup,
  ]
}

/** Returns the forms of all these pages, each form once. */
const formsIn = (reading: Reading): readonly Form[] => {
  const all = pagesOf(reading).flatMap((page) => formsOn(page, reading.now))
  return [...new Map(all.map((form) => [`${form.action} ${JSON.stringify([...form.fields])}`, form])).values()]
}

/**
 * Returns the acts for which these pages have a button, and those among them that the game would refuse however the
 * form is filled in.
 */
const pressed = (reading: Reading) => {
  const found = new Set<string>()
  const refused: string[] = []
  for (const form of formsIn(reading).filter(({ action }) => action === '/p/link/act')) {
    const all = fillings(form)
    const read = all.map((filling) => readActForm(filling.toString()))
    const isTaken = read.some((each) => each && 'action' in each && isAccepted(reading, each.action))
    const said = Object.fromEntries(all[0] ?? [])
    const key = keyOf(said['type'] ?? '', said)
    found.add(key)
    if (!isTaken) refused.push(key)
  }
  return { found: [...found].toSorted(), refused }
}

const differences = (reading: Reading, expectedKeys: readonly string[]): readonly string[] => {
  const { found, refused } = pressed(reading)
  return [
    ...refused.map((type) => `${type} is on the page but refused`),
    ...found.filter((key) => !expectedKeys.includes(key)).map((key) => `${key} is on the page but not accepted`),
    ...expectedKeys.filter((key) => !found.includes(key)).map((key) => `${key} is accepted but not on the page`),
  ].map((fault) => `${reading.role}, ${reading.game.status}: ${fault}`)
}

const rolesOf = ({ game }: Moment): readonly Role[] =>
  ROLES.filter((role) => role === 'creator' || (role === 'arbiter' ? game.arbiter : playOf(game)) !== undefined)

const seen = new Set<string>()

const differencesAt = (moment: Moment): readonly string[] =>
  rolesOf(moment).flatMap((role) => {
    const reading = { ...moment, role }
    const expectedKeys = expected(reading)
    for (const key of expectedKeys) seen.add(key.split(' ')[0] ?? key)
    return differences(reading, expectedKeys)
  })

test(`a page shows the acts that the game would take, in ${MOMENTS} random moments`, { timeout: 900_000 }, () => {
  const chance = chances(SEED)
  const moments: Moment[] = []
  while (moments.length < MOMENTS) moments.push(...randomGame(chance))
  expect(new Set(moments.slice(0, MOMENTS).flatMap(differencesAt))).toEqual(new Set())
})

test.each(STATES)('a page shows the acts that the game would take: %s', (state) => {
  for (const need of NEEDS)
    for (const turn of SEATS)
      for (const actor of SEATS) {
        const moment = standing(state, need, turn, actor)
        expect([need, turn, actor, ...(moment ? differencesAt(moment) : [])]).toEqual([need, turn, actor])
      }
})

const usual = active(...begun(2))
const given = active(...begun(2), [giveTime('creator', DAY), NOON + HOUR])
/** A game in which only gifts of up to five days fit: White's reserve is five days below the largest one. */
const nearlyFull = {
  ...usual,
  play: { ...usual.play, left: { ...usual.play.left, white: LARGEST_RESERVE - 5 * DAY } },
}

test.each<[string, Game, Instant, readonly string[]]>([
  ['of usual length', usual, NOON + HOUR, ['1', '3', '7']],
  ['but the one that was given in the last ten minutes', given, NOON + HOUR + 10 * MINUTE, ['3', '7']],
  ['and that one again afterwards', given, NOON + HOUR + 11 * MINUTE, ['1', '3', '7']],
  ['that the reserve has room for', nearlyFull, NOON + HOUR, ['1', '3']],
])('a page offers the gifts of time %s', (_, game, now, days) => {
  const gifts = formsIn({ game, now, role: 'creator' }).filter(({ fields }) => fields.get('type')?.[0] === 'give-time')
  expect(gifts.map(({ fields }) => fields.get('days')?.[0])).toEqual(days)
  expect(differencesAt({ game, now })).toEqual([])
})

test('every act that has a button was on some of these pages', () => {
  expect(ACT_TYPES.filter((type) => !seen.has(type))).toEqual(['stand', 'forget-me'])
})
