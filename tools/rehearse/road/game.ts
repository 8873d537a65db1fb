import { ask, expectMails, expectThat, must, takeMails } from '../asking.ts'
import { fireTimers, schedulesOf, sendAs, settle } from '../driving.ts'
import { consent, expectGame, gameIn, linkIn, move } from './people.ts'
import { type Chapter, DAY } from './step.ts'

const BLACK = 'black@players.example'
const WHITE = 'white@players.example'

/** Creates a game by the API, joins it by the page, plays it and loses it on time. Both players get emails. */
export const game: Chapter = {
  name: 'a game is created, joined, played and lost on time, and both are told by email',
  play: async ({ cloud }) => {
    // The game begins long ago, so that its deadline has passed: background functions read the real clock.
    const at = Date.now() - 20 * DAY
    const json = { creator: { name: 'Ada', seat: 'black', email: BLACK } }
    const made = await must(cloud, 201, '/v1/games', { at, json })
    const [id, black] = [gameIn(made.json), linkIn(made.json['links'], 'creator')]
    await settle(cloud)
    await consent(cloud, [BLACK])
    expectMails(takeMails(cloud), [BLACK])

    const invitation = `/i/${linkIn(made.json['links'], 'invitation')}`
    const page = await must(cloud, 200, invitation, { at })
    const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { key, name: 'Grace', email: WHITE }
    const joined = await must(cloud, 303, invitation, { at: at + 1000, form })
    const white = /\/p\/(.+)$/.exec(joined.headers['location'] ?? '')?.[1] ?? ''
    await settle(cloud)
    expectMails(takeMails(cloud), [BLACK, WHITE])
    await must(cloud, 303, `/p/${white}/emails`, { form: {} }).catch(() => undefined)
    await settle(cloud)
    takeMails(cloud)

    for (const [ply, text] of ['11-15', '22-18', '15x22'].entries()) {
      await move(cloud, id, { token: ply % 2 === 0 ? black : white, ply, move: text, at: at + (ply + 2) * 1000 })
      await settle(cloud)
    }
    expectThat(
      takeMails(cloud).some(({ to }) => to === BLACK),
      'nobody told black that it is their turn',
    )

    const [schedule, ...more] = await schedulesOf(cloud, id)
    expectThat(schedule !== undefined && more.length === 0, `the game has ${more.length + (schedule ? 1 : 0)} timers`)
    await sendAs(cloud, 'TimersRole', schedule?.Target?.DeadLetterConfig?.Arn ?? '', { game: id })
    expectThat((await fireTimers(cloud, id)) === 1, 'the timer is not due')
    await settle(cloud)
    await expectGame(cloud, id, { status: 'finished', ply: 3 })
    expectThat((await schedulesOf(cloud, id)).length === 0, 'a timer is left of a game that is over')
    expectThat(
      takeMails(cloud).some(({ to }) => to === BLACK),
      'nobody told black that the game is over',
    )
    expectThat((await ask(cloud, `/p/${black}`)).status === 200, 'the page of a seat does not come')
  },
}
