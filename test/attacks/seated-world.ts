import { MINUTE } from '../../shared/game/model/words.ts'
import { mailWorld } from './mail-world.ts'

export const ANN = 'ann@elsewhere.test'
export const BERT = 'bert@elsewhere.test'

/** Returns a game in which Ann's and Bert's mailboxes have consented, and it is Ann's turn. */
export const seatedWorld = async () => {
  const world = mailWorld()
  const made = await world.create({
    creator: { name: 'Ann', seat: 'black', email: ANN },
    opponent: { name: 'Bert', email: BERT },
  })
  await world.press(ANN)
  await world.press(BERT)
  const { id } = made.body.game
  const ann = made.body.links['creator']?.token ?? ''
  const bert = /\/p\/([\w-]+)/.exec(world.to(BERT).at(-1)?.text ?? '')?.[1] ?? ''
  const emailsOf = async (token: string) => (await world.ask('GET', '/v1/seat', token)).body.emails
  const move = async (text: string, ply: number, by: string) => {
    world.clock.now += MINUTE
    await world.ask('POST', `/v1/games/${id}/moves`, by, { move: text, ply })
    await world.flush()
  }
  /** Returns what everybody but Ann is shown. */
  const others = async (): Promise<string> => {
    const at = { ...world.clock }
    const shown = [
      await world.ask('GET', `/v1/games/${id}`),
      await world.ask('GET', `/v1/games/${id}`, bert),
      await world.ask('GET', '/v1/seat', bert),
      await world.ask('GET', `/v1/games/${id}/events`),
      await world.page(`/p/${bert}`),
      await world.page(`/g/${id}`),
      await world.page(`/g/${id}.atom`),
    ]
    return JSON.stringify([at, shown])
  }
  /** Returns the name in the bounce address of the last email to an address. */
  const returnNameOf = (email: string): string => world.to(email).at(-1)?.bounceName ?? ''
  return { ...world, id, ann, bert, returnNameOf, emailsOf, move, others }
}
