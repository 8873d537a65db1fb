import { describe } from 'vitest'
import { memoryApiKeys } from '../../local/memory/memory-api-keys.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryWebhooks } from '../../local/memory/memory-webhooks.ts'
import { memoryOrders } from '../../local/memory/memory-orders.ts'
import { memoryGames, memoryItems, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryOutbox, memoryPost } from '../../local/memory/memory-mail.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { apiKeysContract } from './api-keys-contract.ts'
import { contactsContract } from './contacts-contract.ts'
import { gamesContract } from './games-contract.ts'
import { ordersContract } from './orders-contract.ts'
import { webhooksContract } from './webhooks-contract.ts'
import { ledgerContract } from './ledger-contract.ts'
import { outboxContract, postContract } from './mail-contract.ts'
import { ownedGamesContract, ownedTournamentsContract } from './owned-games-contract.ts'
import { notebookContract } from './notebook-contract.ts'
import { timersContract } from './timers-contract.ts'
import { tournamentsContract } from './tournaments-contract.ts'

describe('games in memory', () =>
  gamesContract(async () => {
    const games = memoryGames()
    return { games, changes: (count) => games.changes(0, count) }
  }))

describe('tournaments in memory', () =>
  tournamentsContract(async () => {
    const items = memoryItems()
    const tournaments = memoryTournaments(items)
    return { tournaments, games: memoryGames(items), changes: (count) => tournaments.changes(0, count) }
  }))

describe('contacts in memory', () => contactsContract(async () => memoryContacts()))

describe('notebooks in memory', () => notebookContract(async () => memoryNotebook()))

describe('lists of programs’ games in memory', () => ownedGamesContract(async () => memoryOwnedGames()))

describe('lists of programs’ tournaments in memory', () =>
  ownedTournamentsContract(async () => ({
    owned: memoryOwnedGames(),
    ownedTournaments: memoryOwnedGames<OwnedTournament>(),
  })))

describe('keys of programs in memory', () => apiKeysContract(async () => memoryApiKeys()))

describe('orders in memory', () => ordersContract(async () => ({ orders: memoryOrders() })))

describe('webhooks in memory', () => webhooksContract(async () => memoryWebhooks()))

describe('the ledger in memory', () => ledgerContract(async () => memoryLedger()))

describe('timers in memory', () =>
  timersContract(async () => {
    const timers = memoryTimers()
    return { timers, armed: async () => timers.armed().map(({ game, at }) => ({ game, at })) }
  }))

describe('an outbox in memory', () =>
  outboxContract(async () => {
    const outbox = memoryOutbox()
    return { outbox, letters: async () => outbox.emails }
  }))

describe('a mailbox in memory', () =>
  postContract(async () => {
    const post = memoryPost()
    return { post, mails: async () => post.mails() }
  }))
