import type { Patch } from '../simulation/patching.ts'

const REPLY = 'shared/service/email/inbound/email-moves.ts'
const REPLY_TURN = 'shared/service/email/inbound/reply-turn.ts'

/** Mistakes in the code that reads answers by email, each named by what it would allow. */
export const EMAIL_BUGS: readonly (Patch & { readonly name: string })[] = [
  {
    name: 'an answer is played whoever it is from',
    file: REPLY_TURN,
    find: 'if (canonicalAddress(from) !== canonicalAddress(email))',
    replace: "if (from === '' || email === '')",
  },
  {
    name: 'a forged sender is believed',
    file: REPLY_TURN,
    find: '&& isAuthentic(message, believed)',
    replace: "&& believed.server !== ''",
  },
  {
    name: 'an automatic answer is played',
    file: REPLY,
    find: "arrived.sender === '' || isAutomaticEmail(arrived.message)",
    replace: "arrived.sender === 'nobody'",
  },
  {
    name: 'a repeated answer is played as a new one',
    file: REPLY_TURN,
    find: "return { type: 'move', by, ply, move,",
    replace: "return { type: 'move', by, ply: playOf(game)?.moves.length ?? ply, move,",
  },
  {
    name: 'a reply address is not bound to its turn',
    file: 'shared/service/credentials/addresses/reply-address.ts',
    find: "?? '', epoch, ply, game.salt)",
    replace: "?? '', epoch, game.salt)",
  },
  {
    name: 'a quoted line counts',
    file: 'shared/email/inbound/own-lines.ts',
    find: 'if (endsOwn(line) ||',
    replace: "if (endsOwn(line)) {\n      own.push(line.replace(/^[>|\\s]+/, ''))\n      continue\n    }\n    if (",
  },
  {
    name: 'a text that is no legal move reaches the game',
    file: REPLY_TURN,
    find: 'if (isNow && legalMove(game, claim, move) === undefined)',
    replace: "if (isNow && move === '')",
  },
]
