import type { API_ROUTES } from '../../../shared/api/routes/routes.ts'

/** A route that the OpenAPI document describes. */
export type DocumentedRoute = (typeof API_ROUTES)[number]

/** The chapters of the OpenAPI document, with what each is about. */
const TAGGED = {
  playing: 'Offering, accepting, reading and playing games.',
  seats: 'The settings, links and push notifications of seats.',
  records: 'The game as text and as pictures, for anyone.',
  tournaments: 'Founding, entering, leading and reading tournaments.',
  rules: 'Rule sets and positions, without a game.',
  programs: 'What needs an API key. In examples `$KEY` stands for it.',
  webhooks: 'Events of your games, posted as they happen.',
  service: 'The service itself.',
} as const
type Tag = keyof typeof TAGGED

export const TAGS = Object.entries(TAGGED).map(([name, description]) => ({ name, description }))

const TAG_OF: { readonly [R in DocumentedRoute['name']]: Tag } = {
  create: 'playing',
  order: 'programs',
  ownOrder: 'programs',
  orderPlayers: 'programs',
  remindOrder: 'programs',
  ownGames: 'programs',
  ownRecords: 'programs',
  claim: 'playing',
  move: 'playing',
  game: 'playing',
  events: 'playing',
  evidence: 'playing',
  legalMoves: 'playing',
  version: 'playing',
  act: 'playing',
  look: 'playing',
  away: 'seats',
  seat: 'seats',
  changeSeat: 'seats',
  rotate: 'seats',
  seen: 'seats',
  push: 'seats',
  setPush: 'seats',
  stopPush: 'seats',
  links: 'seats',
  pdn: 'records',
  fen: 'records',
  svg: 'records',
  png: 'records',
  gif: 'records',
  tables: 'rules',
  table: 'rules',
  ruleSets: 'rules',
  rulesMove: 'rules',
  addHook: 'webhooks',
  hooks: 'webhooks',
  changeHook: 'webhooks',
  removeHook: 'webhooks',
  testHook: 'webhooks',
  deliveries: 'webhooks',
  replayHook: 'webhooks',
  found: 'tournaments',
  ownTournaments: 'tournaments',
  tournament: 'tournaments',
  tournamentAct: 'tournaments',
  enter: 'tournaments',
  entry: 'tournaments',
  changeEntry: 'tournaments',
  rotateEntry: 'tournaments',
  tournamentPdn: 'tournaments',
  tournamentCsv: 'tournaments',
  index: 'service',
  document: 'service',
  health: 'service',
}

/** Returns the chapter in which the OpenAPI document lists a route. */
export const routeTag = ({ name }: DocumentedRoute): Tag => TAG_OF[name]
