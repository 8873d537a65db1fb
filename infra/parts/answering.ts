import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { MEMORY } from '../figures.ts'
import type { KeepResources } from './keep-resources.ts'
import type { Settings } from '../settings.ts'
import type { FrontDoor } from './front-door.ts'
import { acceptedKeys } from './front-key.ts'
import { functionUrls } from './function-urls.ts'
import { type House, SHORT, houseFunction, reservedFor } from './function.ts'
import {
  checkKeys,
  findPeople,
  keepHooks,
  followGames,
  issueKeys,
  keepLedger,
  listDeliveries,
  lookAtGames,
  meetPeople,
  openRecords,
  placeOrders,
  playGames,
  readSeal,
  sendLetters,
} from './grants.ts'
import { addRoutes } from './routes.ts'
import { throttleRoutes } from './throttles.ts'

/** The environment of functions that sign and verify links. */
export const sealed = ({ games, people, ledger, seal }: KeepResources, origin: string) => ({
  GAMES_TABLE: games.tableName,
  CONTACTS_TABLE: people.tableName,
  LEDGER_TABLE: ledger.tableName,
  SEAL_SECRET: seal.secretArn,
  ORIGIN: origin,
})

/** What the API needs for programs. Only the API accepts their keys. */
const programAccess = ({ programs, orders }: KeepResources, notices: IQueue) => ({
  environment: {
    PROGRAMS_TABLE: programs.tableName,
    ORDERS_TABLE: orders.tableName,
    NOTICES_URL: notices.queueUrl,
  },
  may: [
    checkKeys(programs),
    followGames(programs),
    keepHooks(programs),
    listDeliveries(programs),
    placeOrders(orders),
    sendLetters(notices),
  ],
})

type Queues = { readonly outbox: IQueue; readonly notices: IQueue }

/**
 * Adds the two functions that answer requests, for the API and for pages, with their routes. The API accepts the keys
 * of programs; pages create them.
 */
export const answering = (
  stack: Stack,
  resources: KeepResources,
  { api, stage, origin }: FrontDoor,
  { outbox, notices }: Queues,
  settings: Settings,
): Readonly<Record<'Answers' | 'Pages', House>> => {
  const { games, people, ledger, programs, seal } = resources
  const environment = { ...sealed(resources, origin), ...acceptedKeys(settings), OUTBOX_URL: outbox.queueUrl }
  const may = [
    playGames(games),
    meetPeople(people),
    openRecords(people),
    keepLedger(ledger),
    readSeal(seal),
    sendLetters(outbox),
  ]
  const forPrograms = programAccess(resources, notices)
  const shared = { timeout: SHORT, environment, may }
  const answers = houseFunction(stack, 'Answers', {
    ...shared,
    name: 'api',
    memory: MEMORY.answers,
    description: 'Answers the API',
    environment: { ...environment, ...forPrograms.environment },
    may: [...may, lookAtGames(games), ...forPrograms.may],
    ...reservedFor(settings, 'answers'),
  })
  const pages = houseFunction(stack, 'Pages', {
    ...shared,
    name: 'page',
    memory: MEMORY.pages,
    description: 'Answers with pages',
    withScripts: true,
    environment: { ...environment, PROGRAMS_TABLE: programs.tableName },
    // One confirmation applies to all seats of an address. The pages of an address also show its API keys.
    may: [...may, findPeople(people), issueKeys(programs)],
    ...reservedFor(settings, 'pages'),
  })
  throttleRoutes(stage, addRoutes(api, { api: answers.live, page: pages.live }), settings.throttles)
  const functions = { Answers: answers, Pages: pages }
  if (settings.front) functionUrls(stack, functions)
  return functions
}
