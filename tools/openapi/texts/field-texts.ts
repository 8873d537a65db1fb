import type { awayBody, lookBody, rulesMoveBody, seenBody } from '../../../shared/api/bodies.ts'
import type { WebhookBody, WebhookChange, replayBody } from '../../../shared/api/input/webhook-shapes.ts'
import type { PushBody } from '../../../shared/api/input/push-shapes.ts'
import type { ClaimBody, CreateBody, MoveBody, SeatBody } from '../../../shared/api/input/shapes.ts'
import { LABELS } from '../../../shared/game/model/labels.ts'
import { TOURNAMENT_FIELD_TEXTS } from './tournament-field-texts.ts'
import type * as z from 'zod/mini'

type Words<Body> = { readonly [F in keyof Body]?: string }

type FieldTexts = {
  readonly CreateBody: Words<CreateBody>
  readonly ClaimBody: Words<ClaimBody>
  readonly MoveBody: Words<MoveBody>
  readonly ChangeSeatBody: Words<SeatBody>
  readonly SeenBody: Words<z.infer<typeof seenBody>>
  readonly LookBody: Words<z.infer<typeof lookBody>>
  readonly AwayBody: Words<z.infer<typeof awayBody>>
  readonly RulesMoveBody: Words<z.infer<typeof rulesMoveBody>>
  readonly AddHookBody: Words<WebhookBody>
  readonly ChangeHookBody: Words<WebhookChange>
  readonly SetPushBody: Words<PushBody>
  readonly ReplayHookBody: Words<z.infer<typeof replayBody>>
}

const person = {
  email: 'The address for emails. The first asks whether its owner wants them.',
  locale: 'The language of emails.',
  timeZone: 'The time zone of times in emails, of quiet hours and of weekends off.',
}

const ESCAPES = 'Its length is counted with escapes (`%C3%A9` for `é`).'

const webhookBody = {
  url: `The address to post to: \`https\`, a public host name, port 443, no user name. ${ESCAPES} Private networks cannot be reached.`,
  events:
    '`joined`: both players are there. `turn`: a side is to move. `reminder`: its time runs short. `draw-offered`: a side offers a draw. `forfeited`: the game is over because a side never moved. `finished`: it is over in any other way, also called off, declined or expired. `tournament-started`, `board-finished` (also after a ruling), `tournament-finished` (also cancelled): of tournaments.',
  labels: 'Only events of games, and of tournaments, that have all of these labels are posted.',
  format: '`standard` posts JSON for programs; `slack` and `discord` post a sentence for people.',
  locale: 'The language of the sentences for `slack` and `discord`.',
}

const TEXTS: FieldTexts = {
  CreateBody: {
    clock:
      'A preset by its name (`relaxed` if left out), or its parts: a turn has `perMove`, then uses the `reserve`, to which each move adds `increment`, up to `cap`, and every `moves` moves add `period`.',
    opening:
      'The usual start (`free`, if left out), a position, the last position of a game’s PDN by these rules, or a ballot (a drawn opening): by number, or drawn when the opponent accepts.',
    match: 'One game, or a match of two with colours changed.',
    matchOrder: 'Both games of a match at once (`together`, if left out), or one after the other.',
    strictness: '`lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss.',
    noShow:
      'If a turn runs out before each side has moved once: `void` calls the game off without a loser, `loss` is a loss by forfeit, and no player can call the game off.',
    invitationLife: 'How long the invitation can be accepted.',
    leave: 'How much leave each side may take, in whole days.',
    weekendsOff: 'Whether Saturdays and Sundays stop the clocks, in the creator’s time zone.',
    opponent: 'The opponent who is invited. If left out, whoever has the invitation’s link may accept.',
    arbiter: 'An arbiter, who is invited too.',
    hold: 'Nobody is invited: your program keeps all links. Needs the scope `seats:hold`. It is not related to `held` (withheld emails).',
    labels: `At most ${LABELS.most} labels with texts of at most ${LABELS.value} characters, ${LABELS.bytes} bytes in all. Everyone sees them; \`event\`, \`event-date\`, \`stage\`, \`section\`, \`round\` and \`board\` are in the PDN. They need the scope \`games:create\`.`,
    firstMove: 'The creator’s first move, if the creator begins.',
  },
  ClaimBody: person,
  MoveBody: {
    ply: 'How many half-moves have been played so far.',
    move: 'The move, such as `22-17` or `22x15`, or with every square on the way.',
    message: 'A message of one line to the opponent.',
    offerDraw: 'Whether the move offers a draw.',
    claim: 'A draw to claim: one that the position after this move gives a right to.',
    dryRun: 'The move is only checked: nothing is stored, and no caution given.',
  },
  ChangeSeatBody: {
    ...person,
    notifications:
      '`reminders`: when the `reserve` begins, a `day` and three `hours` before the deadline. `quietHours`: no reminder from 22 to 8 o’clock. `follow`: an arbiter gets emails about `all` that happens but moves, what is `asked` of them and the result (if nothing is chosen), or `results` alone.',
    invitedEmails:
      'Corrects the address of an open invitation: the new one gets the invitation, the old one nothing more. The creator may, three times a game, unless a program owns it.',
    playForced: 'Whether the only legal move is made at once for the player.',
    tried:
      'A private analysis from the position after `ply` half-moves, in lines such as `16-19.26-22_1.20-24`: `_1` begins a line that shares one move with the one before.',
    note: 'A note that only the player sees.',
  },
  SeenBody: {
    left: 'The player has left the page. What has happened until then is not among the news of their next visit (“Since you were here”), in any turn.',
  },
  LookBody: {
    seats: 'The tokens of links, each with the `version` that you know.',
  },
  AwayBody: {
    seats: 'The tokens of links.',
    days: 'Whole days, or 0 to end every leave.',
    from: 'When the leave begins; now if left out.',
  },
  AddHookBody: webhookBody,
  ChangeHookBody: {
    ...webhookBody,
    enabled: '`false` disables the webhook, `true` enables it again.',
    secret: '`new` makes a new secret, which the answer has. For a day the old one signs too.',
  },
  ReplayHookBody: { since: 'Only events from this time on are sent again; all if left out.' },
  SetPushBody: { endpoint: `The URL of the browser’s push service. ${ESCAPES}` },
  RulesMoveBody: { fen: 'Any position by these rules, in FEN.', move: 'A move to be made in that position.' },
}

export const FIELD_TEXTS: Readonly<Record<string, Readonly<Record<string, string | undefined>> | undefined>> = {
  ...TEXTS,
  ...TOURNAMENT_FIELD_TEXTS,
}
