type Link = { readonly url: string; readonly token?: string }
type CreatedGame = {
  readonly status: number
  readonly body: { readonly game: { readonly id: string }; readonly links: Readonly<Record<string, Link>> }
}
type Person = { readonly name: string }
export type Wish = {
  readonly opponent?: Person
  readonly arbiter?: Person
  readonly [more: string]: unknown
}
type Post<T> = (path: string, sent: { readonly token?: string; readonly body: object }) => Promise<T>

/**
 * Creates a game and accepts the invitations of the people whom it names. Returns the answer, with the links of all
 * roles and the game as it is then.
 */
export const sitDown = async <T extends CreatedGame>(post: Post<T>, wish: Wish): Promise<T> => {
  const made = await post('/v1/games', { body: wish })
  if (made.status !== 201) throw new Error(`a game was refused: ${made.status}`)
  let { game, links } = made.body
  for (const role of ['arbiter', 'opponent'] as const) {
    const [person, invitation] = [wish[role], links[role]]
    if (!person || invitation?.token === undefined) continue
    const path = `/v1/games/${game.id}/claim`
    const { status, body } = await post(path, { token: invitation.token, body: person })
    const own = body.links[role === 'opponent' ? 'seat' : role]
    if (status !== 201 || !own) throw new Error(`an invitation was refused: ${status}`)
    game = body.game
    links = { ...links, [role]: own }
  }
  return { ...made, body: { ...made.body, game, links } }
}
