import { sendRequest, expectEmails, expectThat, requestExpecting, takeEmails } from '../playing/send-request.ts'
import { fireTimers, schedulesOfGame, sendMessageAs, settle } from '../playing/settle.ts'
import { acceptEmails, expectGame, gameIdIn, tokenOf, postMove } from '../playing/begin-game.ts'
import { type Chapter, DAY_MS } from '../playing/chapter.ts'

const BLACK = 'black@players.example'
const WHITE = 'white@players.example'

/** Creates a game by the API, joins it by the page, plays it and loses it on time. Both players get emails. */
export const gameChapter: Chapter = {
  name: 'a game is created, joined, played and lost on time, and both are told by email',
  play: async ({ cloud }) => {
    // The game begins long ago, so that its deadline has passed: background functions read the real clock.
    const at = Date.now() - 20 * DAY_MS
    const json = { creator: { name: 'Ada', seat: 'black', email: BLACK } }
    const made = await requestExpecting(cloud, 201, '/v1/games', { at, json })
    const [id, black] = [gameIdIn(made.json), tokenOf(made.json['links'], 'creator')]
    await settle(cloud)
    await acceptEmails(cloud, [BLACK])
    expectEmails(takeEmails(cloud), [BLACK])

    const invitation = `/i/${tokenOf(made.json['links'], 'invitation')}`
    const page = await requestExpecting(cloud, 200, invitation, { at })
    const key = /name="key" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const form = { key, name: 'Grace', email: WHITE }
    const joined = await requestExpecting(cloud, 303, invitation, { at: at + 1000, form })
    const white = /\/p\/(.+)$/.exec(joined.headers['location'] ?? '')?.[1] ?? ''
    await settle(cloud)
    expectEmails(takeEmails(cloud), [BLACK, WHITE])
    await requestExpecting(cloud, 303, `/p/${white}/emails`, { form: {} }).catch(() => undefined)
    await settle(cloud)
    takeEmails(cloud)

    for (const [ply, text] of ['11-15', '22-18', '15x22'].entries()) {
      await postMove(cloud, id, { token: ply % 2 === 0 ? black : white, ply, move: text, at: at + (ply + 2) * 1000 })
      await settle(cloud)
    }
    expectThat(
      takeEmails(cloud).some(({ to }) => to === BLACK),
      'nobody told black that it is their turn',
    )

    const [schedule, ...more] = await schedulesOfGame(cloud, id)
    expectThat(schedule !== undefined && more.length === 0, `the game has ${more.length + (schedule ? 1 : 0)} timers`)
    await sendMessageAs(cloud, 'TimersRole', schedule?.Target?.DeadLetterConfig?.Arn ?? '', { game: id })
    expectThat((await fireTimers(cloud, id)) === 1, 'the timer is not due')
    await settle(cloud)
    await expectGame(cloud, id, { status: 'finished', ply: 3 })
    expectThat((await schedulesOfGame(cloud, id)).length === 0, 'a timer is left of a game that is over')
    expectThat(
      takeEmails(cloud).some(({ to }) => to === BLACK),
      'nobody told black that the game is over',
    )
    expectThat((await sendRequest(cloud, `/p/${black}`)).status === 200, 'the page of a seat does not come')
  },
}
