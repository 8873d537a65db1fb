import { changeSubscriptions } from '../../shared/service/push/push-subscriptions.ts'
import { type Stand, begun, idOf } from '../../test/pages/stand.ts'
import { gameAt } from './played-games.ts'

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
