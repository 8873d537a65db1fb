import { changeDevices, linkMark } from '../../shared/service/devices.ts'
import { type Stand, begun, idOf } from '../../test/pages/stand.ts'
import { gameAt } from './games.ts'

/** Two devices get notices of the seat's turns. */
export const settingsWithDevices = async (at: Stand): Promise<string> => {
  const { creator } = await begun(at)
  const { contacts, seal } = at.service
  const [id, game] = [idOf(creator), await gameAt(at, creator)]
  const link = linkMark(seal, id, game, 'creator')
  const device = (name: string) => ({ id: name, link, endpoint: `https://push.example/${name}`, p256dh: '', auth: '' })
  await changeDevices({ contacts, game: id, contact: game.creator.contact ?? '', link }, () => [
    device('phone'),
    device('laptop'),
  ])
  return `${creator}/settings`
}
