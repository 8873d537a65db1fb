import { UsageError, describeFailure } from '../terminal/exit-codes.ts'
import type { CommandContext } from '../terminal/command.ts'
import { isRefusal } from '../../../client/src/index.ts'
import { connectTo } from './connect.ts'
import { type SavedLink, changeLinks, readLinks, saveLink } from './saved-links.ts'

/** Proves that links can be kept, by writing the file as it is. A link that cannot be kept is then never asked for. */
export const requireWritable = ({ file }: CommandContext): Promise<void> => changeLinks(file, (links) => links)

/**
 * Keeps a link that the service has just given. If that fails all the same, the link is printed, since the service
 * gives it only once; false then. `save`: how it is stored.
 */
export const keepLink = async (
  context: CommandContext,
  link: SavedLink,
  url: string,
  save: (file: string, link: SavedLink) => Promise<void> = saveLink,
): Promise<boolean> => {
  try {
    await save(context.file, link)
    return true
  } catch (error) {
    for (const line of describeFailure(error).lines) context.printError(line)
    context.printError(`keep this link yourself, it is not shown again: ${url}`)
    return false
  }
}

/**
 * Throws if a kept link still opens a seat of this game: only one link of a game is kept, and a second would replace
 * it.
 */
export const requireNoSeat = async (context: CommandContext, origin: string, id: string): Promise<void> => {
  const kept = readLinks(context.file).find((each) => each.id === id && each.origin === origin)
  if (!kept) return
  try {
    await connectTo(context, origin).ask('seat', { token: kept.token })
  } catch (error) {
    // The seat was lost, and this invitation is to take it again.
    if (isRefusal(error, 'not-found')) return
    throw error
  }
  throw new UsageError(`you have a seat in ${id}, whose link would be lost: set XDG_CONFIG_HOME to another folder`)
}
