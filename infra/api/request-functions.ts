import type { Stack } from 'aws-cdk-lib/core'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { FUNCTION_MEMORY } from '../settings/figures.ts'
import type { KeepResources } from '../data/keep-resources.ts'
import type { StageSettings } from '../settings/stage-settings.ts'
import type { HttpApiResources } from './http-api.ts'
import { acceptedFrontKeys } from './front-key.ts'
import { addFunctionUrls } from './function-urls.ts'
import {
  type DeployedFunction,
  REQUEST_FUNCTION_TIMEOUT,
  addFunction,
  reservedConcurrencyOf,
} from '../lambda/function.ts'
import {
  checkApiKeys,
  querySeatsOfAddress,
  readAndUpdateWebhooks,
  queryOwnedGames,
  issueApiKeys,
  readAndUpdateLedger,
  queryWebhookDeliveries,
  batchReadGames,
  readAndUpdatePeople,
  querySeatRecords,
  placeOrders,
  readAndWriteGames,
  readSigningKeys,
  sendMessages,
} from '../wiring/grants.ts'
import { addRoutes } from './routes.ts'
import { throttleRoutes } from './throttle-routes.ts'

/** Returns the environment of functions that sign and verify links: tables, signing keys and the public address. */
export const signerEnvironment = ({ games, people, ledger, signingKeys }: KeepResources, origin: string) => ({
  GAMES_TABLE: games.tableName,
  CONTACTS_TABLE: people.tableName,
  LEDGER_TABLE: ledger.tableName,
  SEAL_SECRET: signingKeys.secretArn,
  ORIGIN: origin,
})

/** Returns the environment by which pages, emails and the API say who runs the service. */
export const operatorEnvironment = ({ club, imprint, privacy, contact, abuseTo }: StageSettings['operator']) => ({
  ...(club !== undefined && { SITE_NAME: club }),
  ...(imprint !== undefined && { IMPRINT_URL: imprint }),
  ...(privacy !== undefined && { PRIVACY_URL: privacy }),
  ...(contact !== undefined && { CONTACT: contact }),
  ...(abuseTo !== undefined && { ABUSE_TO: abuseTo }),
})

/** Returns the environment and permissions that the API needs for programs. Only the API accepts their keys. */
const programAccess = ({ programs, orders }: KeepResources, notices: IQueue) => ({
  environment: {
    PROGRAMS_TABLE: programs.tableName,
    ORDERS_TABLE: orders.tableName,
    NOTICES_URL: notices.queueUrl,
  },
  may: [
    checkApiKeys(programs),
    queryOwnedGames(programs),
    readAndUpdateWebhooks(programs),
    queryWebhookDeliveries(programs),
    placeOrders(orders),
    sendMessages(notices),
  ],
})

/** Returns what both functions that answer requests may do. */
const requestAccess = ({ games, people, ledger, signingKeys }: KeepResources, outbox: IQueue) => [
  readAndWriteGames(games),
  readAndUpdatePeople(people),
  querySeatRecords(people),
  readAndUpdateLedger(ledger),
  readSigningKeys(signingKeys),
  sendMessages(outbox),
]

type Queues = { readonly outbox: IQueue; readonly notices: IQueue }

/**
 * Adds the two functions that answer requests, for the API and for pages, with their routes. The API accepts the keys
 * of programs; pages create them.
 */
export const addRequestFunctions = (
  stack: Stack,
  resources: KeepResources,
  { api, stage, origin }: HttpApiResources,
  { outbox, notices }: Queues,
  settings: StageSettings,
): Readonly<Record<'Answers' | 'Pages', DeployedFunction>> => {
  const { games, people, programs } = resources
  const environment = {
    ...signerEnvironment(resources, origin),
    ...acceptedFrontKeys(settings),
    ...operatorEnvironment(settings.operator),
    ...(settings.operator.newGames !== undefined && { NEW_GAMES: settings.operator.newGames }),
    OUTBOX_URL: outbox.queueUrl,
  }
  const may = requestAccess(resources, outbox)
  const forPrograms = programAccess(resources, notices)
  const shared = { timeout: REQUEST_FUNCTION_TIMEOUT, environment, may, withTables: true }
  const answers = addFunction(stack, 'Answers', {
    ...shared,
    name: 'api',
    memory: FUNCTION_MEMORY.answers,
    description: 'Answers the API',
    environment: { ...environment, ...forPrograms.environment },
    may: [...may, batchReadGames(games), ...forPrograms.may],
    ...reservedConcurrencyOf(settings, 'answers'),
  })
  const pages = addFunction(stack, 'Pages', {
    ...shared,
    name: 'page',
    memory: FUNCTION_MEMORY.pages,
    description: 'Answers with pages',
    withScripts: true,
    environment: { ...environment, PROGRAMS_TABLE: programs.tableName },
    // A confirmation applies to all seats of an address, so pages look them up. Pages also take leave in many games at
    // once, and show and issue an address's API keys.
    may: [...may, batchReadGames(games), querySeatsOfAddress(people), issueApiKeys(programs)],
    ...reservedConcurrencyOf(settings, 'pages'),
  })
  throttleRoutes(stage, addRoutes(api, { api: answers.live, page: pages.live }), settings.throttles)
  const functions = { Answers: answers, Pages: pages }
  if (settings.front) addFunctionUrls(stack, functions)
  return functions
}
