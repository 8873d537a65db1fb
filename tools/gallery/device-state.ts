import { changeSubscriptions } from '../../shared/service/push/push-subscriptions.ts'
import { type Stand, ask, begun, idOf } from '../../test/pages/stand.ts'
import { CREATOR_EMAIL } from './busy-games.ts'
import { gameAt, playedGame } from './played-games.ts'

/** Returns the settings page of a seat with two devices that get push notifications. */
export const settingsWithDevices = async (at: Stand): Promise<string> => {
  const { creator } = await begun(at)
  const { contacts } = at.service
  const [id, game] = [idOf(creator), await gameAt(at, creator)]
  const epoch = game.epochs.creator
  const device = (name: string) => ({ id: name, epoch, endpoint: `https://push.example/${name}`, p256dh: '', auth: '' })
  await changeSubscriptions({ contacts, game: id, contact: game.creator.contact ?? '', epoch }, () => [
    device('phone'),
    device('laptop'),
  ])
  return `${creator}/settings`
}

/** Returns the page of a player who waits, and has typed an address whose first email has not come yet. */
export const seatWithNewAddress = async (at: Stand): Promise<string> => {
  const { opponent } = await playedGame(at, ['11-15'])
  await ask(at, `${opponent}/notify`, { form: { email: CREATOR_EMAIL } })
  return opponent
}
