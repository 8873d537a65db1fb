import { playerOf } from '../../shared/game/model/game.ts'
import { addPreviousAddress } from '../../shared/service/notebook/previous-addresses.ts'
import { unsubscribeLink, restoreSeatLink } from '../../shared/service/credentials/links.ts'
import { longWalk } from '../../test/draughts/walk.ts'
import { type Stand, act, arbiterOf, ask, begun, idOf, invitationOf, newGame } from '../../test/pages/stand.ts'
import { seatWithNewAddress, settingsWithDevices } from './device-state.ts'
import { END_STATES, cutLink, unmoved } from './end-states.ts'
import {
  gameAt,
  gameDrawnByTable,
  gameWonByTable,
  gameWithFarewells,
  gameWithPlans,
  gameWithRematch,
  midwayGame,
  oncePerStand,
  playedGame,
  resignedGame,
  twoGameMatch,
  wonGame,
} from './played-games.ts'
import { KEY_STATES, confirmedMailboxPath, mailboxPath, personDataPath } from './key-states.ts'
import {
  CREATOR_EMAIL,
  NAMED_PEOPLE,
  gameWithNews,
  gameWithOffers,
  eventfulGame,
  digestSettings,
  gameWithCaution,
} from './busy-games.ts'
import { TOURNAMENT_STATES } from './tournament-states.ts'
import { UNSENT_STATES } from './unsent-states.ts'

/** Makes the state that a page shows, and resolves with its path. */
type State = (at: Stand) => Promise<string>

const FORTY = 'A name of exactly forty characters, whole'.slice(0, 40)

const offered = oncePerStand((at) => newGame(at, { seat: 'toss', name: FORTY, ...NAMED_PEOPLE, email: CREATOR_EMAIL }))

const midwayAt =
  (query: string): State =>
  async (at) =>
    `${(await midwayGame(at)).opponent}${query}`
const wonAt =
  (query: string): State =>
  async (at) =>
    `${(await wonGame(at)).creator}${query}`
const watched = async (path: Promise<string>): Promise<string> => `/g/${idOf(await path)}`
const pathOf = (url: string): string => new URL(url).pathname

/** Resolves with the path of the page that gives a seat back to its previous address. */
const undoing: State = async (at) => {
  const { creator } = await begun(at, { email: CREATOR_EMAIL })
  const game = await gameAt(at, creator)
  const contact = playerOf(game, 'creator')?.contact ?? ''
  await addPreviousAddress(at.service, { game: idOf(creator), contact }, { email: CREATOR_EMAIL }, at.clock.now)
  return pathOf(restoreSeatLink(at.service, 'creator', idOf(creator), game, CREATOR_EMAIL))
}

const stopping: State = async (at) => {
  const { creator } = await midwayGame(at)
  return pathOf(unsubscribeLink(at.service, 'creator', idOf(creator), await gameAt(at, creator)))
}

const lostSeat: State = async (at) =>
  /\/a\/[\w-]+/.exec((await ask(at, (await gameWithOffers(at)).creator)).body)?.[0] ?? ''

const huffing: State = async (at) =>
  (await playedGame(at, ['11-15', '22-18', '9-13'], { rules: 'english-huffing' })).creator

/** Resolves with the path of a game with more moves than fit on a screen. */
const long: State = async (at) => {
  const { creator } = await resignedGame(at, 'opponent', longWalk(200))
  return creator
}

/**
 * Every page in every state that looks different. `npm run gallery -- --only seat` draws the states whose names begin
 * with `seat`.
 */
export const STATES = {
  home: async () => '/',
  offered,
  keep: async (at) => `${await offered(at)}/keep`,
  invitation: async (at) => invitationOf((await ask(at, await newGame(at, { name: FORTY }))).body),
  'invitation-toss': async (at) => invitationOf((await ask(at, await offered(at))).body),
  'invitation-taken': async (at) => (await midwayGame(at)).invitation,
  'seat-turn': midwayAt(''),
  'seat-chosen': midwayAt('?from=9'),
  'seat-preview': midwayAt('?move=9-14'),
  'seat-fault': midwayAt('?move=1-2'),
  'seat-flipped': midwayAt('?flip=1&numbers=all'),
  'seat-waiting': async (at) => (await midwayGame(at)).creator,
  'seat-notify-email': async (at) => `${(await midwayGame(at)).creator}?panel=email`,
  'seat-notify-later': seatWithNewAddress,
  'seat-replay': midwayAt('?ply=4'),
  'seat-no-such-ply': midwayAt('?ply=99'),
  'seat-draw': midwayAt('?panel=draw'),
  'seat-table-claim': async (at) => `${(await gameWonByTable(at)).creator}?panel=draw`,
  'seat-takeback': midwayAt('?panel=takeback'),
  'seat-time': midwayAt('?panel=time'),
  'seat-resign': midwayAt('?panel=resign'),
  'seat-events': async (at) => `${(await gameWithOffers(at)).opponent}?tab=events`,
  'seat-mine': midwayAt('?tab=mine'),
  'seat-about': midwayAt('?tab=about'),
  'seat-asked': async (at) => (await gameWithOffers(at)).opponent,
  'seat-asking': async (at) => (await gameWithOffers(at)).creator,
  'seat-along': async (at) => `${(await gameWithOffers(at)).creator}?move=22-18`,
  'seat-planned': async (at) => (await gameWithPlans(at)).opponent,
  'seat-plan': async (at) => `${(await gameWithPlans(at)).opponent}?tab=mine`,
  'seat-leave': async (at) => `${(await eventfulGame(at)).opponent}?panel=time`,
  'seat-paused': async (at) => (await eventfulGame(at)).opponent,
  'seat-eventful': async (at) => `${(await eventfulGame(at)).creator}?tab=events`,
  'seat-since': async (at) => (await gameWithNews(at)).creator,
  'seat-since-events': async (at) => `${(await gameWithNews(at)).creator}?tab=events`,
  'seat-first': async (at) => `${(await gameWithCaution(at)).opponent}?panel=takeback`,
  'seat-cautioned': async (at) => (await gameWithCaution(at)).opponent,
  'seat-laws': async (at) => `${(await gameWithCaution(at)).creator}?tab=about`,
  'seat-accept-draw': async (at) => `${(await gameWithOffers(at)).creator}?panel=draw`,
  'seat-outcome': async (at) => {
    const { creator } = await playedGame(at, ['11-15'])
    await act(at, creator, 'offer-draw', { ply: '1' })
    return `${creator}?done=offer-draw`
  },
  'seat-huffing': huffing,
  'seat-match': async (at) => (await twoGameMatch(at)).creator,
  'seat-ballot': async (at) => `${(await twoGameMatch(at)).creator}?tab=about`,
  'seat-longest-name': async (at) => (await begun(at, { name: 'W'.repeat(40) })).opponent,
  'seat-10x10': async (at) => (await begun(at, { rules: 'international' })).creator,
  'seat-12x12-chosen': async (at) => `${(await begun(at, { rules: 'canadian' })).creator}?from=45`,
  'seat-try-line': async (at) => `${(await gameWithPlans(at)).opponent}/try?ply=1&tree=22-17.8-11&at=2`,
  'seat-try-wrong': async (at) => `${(await gameWithPlans(at)).opponent}/try?ply=1&tree=22-17.8-12&at=1`,
  'seat-try': async (at) => `${(await midwayGame(at)).opponent}/try`,
  'finished-won': wonAt(''),
  'finished-replay': wonAt('?ply=37'),
  'finished-lost': async (at) => (await wonGame(at)).opponent,
  'finished-words': async (at) => (await gameWithFarewells(at)).opponent,
  'finished-to-say': async (at) => (await gameWithFarewells(at)).creator,
  'finished-rematch': async (at) => (await gameWithRematch(at)).opponent,
  'finished-wished': async (at) => (await gameWithRematch(at)).creator,
  'finished-long': long,
  ...END_STATES,
  watch: (at) => watched(midwayGame(at).then(({ creator }) => creator)),
  'watch-try': async (at) => `${await watched(wonGame(at).then(({ creator }) => creator))}/try`,
  'watch-finished': (at) => watched(wonGame(at).then(({ creator }) => creator)),
  'watch-table': (at) => watched(gameDrawnByTable(at).then(({ creator }) => creator)),
  'watch-match': (at) => watched(twoGameMatch(at).then(({ creator }) => creator)),
  embed: (at) => watched(midwayGame(at).then(({ creator }) => creator)).then((path) => `${path}/embed`),
  'embed-dark': async (at) => `${await watched(midwayGame(at).then(({ creator }) => creator))}/embed?theme=dark&ply=3`,
  'embed-finished': async (at) => `${await watched(wonGame(at).then(({ creator }) => creator))}/embed`,
  'embed-12x12': async (at) =>
    `${await watched(begun(at, { rules: 'canadian' }).then(({ creator }) => creator))}/embed`,
  evidence: async (at) => `${(await eventfulGame(at)).opponent}/evidence`,
  'evidence-watched': async (at) => `${await watched(midwayGame(at).then(({ creator }) => creator))}/evidence`,
  'sheet-running': async (at) => `${await watched(midwayGame(at).then(({ creator }) => creator))}/sheet`,
  sheet: async (at) => `${await watched(wonGame(at).then(({ creator }) => creator))}/sheet`,
  arbiter: async (at) => arbiterOf(at, (await gameWithOffers(at)).creator),
  'arbiter-settings': async (at) => `${await arbiterOf(at, (await gameWithOffers(at)).creator)}/settings`,
  'arbiter-settings-saved': async (at) => `${await arbiterOf(at, (await gameWithOffers(at)).creator)}/settings?saved=1`,
  ...UNSENT_STATES,
  'settings-saved': async (at) => `${(await midwayGame(at)).creator}/settings?saved=1`,
  settings: async (at) => `${(await gameWithOffers(at)).creator}/settings`,
  'settings-digest': digestSettings,
  'settings-devices': settingsWithDevices,
  'lost-seat': lostSeat,
  silence: stopping,
  undo: undoing,
  mailbox: async (at) => mailboxPath(at, 'stop@draughts.test'),
  'mailbox-confirmed': (at) => confirmedMailboxPath(at, CREATOR_EMAIL),
  'person-data': personDataPath,
  'person-data-expired': async (at) => `${mailboxPath(at, 'stop@draughts.test')}/data`,
  away: async (at) => `${mailboxPath(at, 'stop@draughts.test')}/away`,
  ...KEY_STATES,
  'my-games': async () => '/games',
  'my-games-finished': async () => '/games',
  links: async () => '/links',
  rules: async () => '/rules',
  'rules-english': async () => '/rules/english',
  'rules-english-huffing': async () => '/rules/english-huffing',
  'rules-frisian': async () => '/rules/frisian#article-4.13',
  'rules-international': async () => '/rules/international',
  'rules-italian': async () => '/rules/italian',
  'rules-russian': async () => '/rules/russian',
  'how-it-works': async () => '/how-it-works',
  verify: async () => '/verify',
  guide: async () => '/api',
  'unknown-page': async () => '/nothing',
  'unknown-link': async () => '/p/nothing',
  'invitation-incomplete': cutLink,
  'seat-unmoved': unmoved,
  ...TOURNAMENT_STATES,
} as const satisfies Readonly<Record<string, State>>

export type StateName = keyof typeof STATES
export const STATE_NAMES = Object.keys(STATES) as readonly StateName[]
