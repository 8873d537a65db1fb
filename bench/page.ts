type Bench = {
  readonly title: string
  /** What is measured, how, and how to read the result. */
  readonly text: string
}

/** The benchmarks by file, in the order of docs/performance.md, which `npm run bench` writes. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  'moves.ts': {
    title: 'A move on AWS',
    text: `The processor time of a move in a warm container: the bundle that is deployed, by the API and by the form of a page, in
games of 10, 60 and 150 plies. *Bare* is a function that only makes the same two calls, one to read the item and one to
write it. A service in another process answers both, so its time does not count. Each ratio is the median of five rounds
in which both have their turn.`,
  },
  'starts.ts': {
    title: 'A container’s start on AWS',
    text: `The processor time until a function's bundle is read and its clients of AWS stand, and that of the first request, which
shows a game of 20 plies. *Bare* is the same clients alone, bundled as anyone would, and a function that makes the same calls.
Each ratio is that of the medians of fifteen starts, taken in turn.`,
  },
  'sizes.ts': {
    title: 'What a start reads',
    text: `The files of each bundle that a container reads before its first request, minified. Languages and the browsers' files
are read later, when they are asked for.`,
  },
  'service.ts': {
    title: 'The local service',
    text: `\`npm start\`, with SQLite, in a process of its own. Eight people play English draughts at once on the same machine: each
makes a random move as soon as the one before it is answered, and begins another game when one is over. A ratio is
against the first row: the median of five rounds in which each row has its turn, while the others stand still. What a
service puts off (the emails of a turn wait two minutes) falls into its own turns. *CPU* is what the service alone takes of the
processors for each move, in all its threads.

An answer means that the move would survive a power cut ([how](decisions/one-machine.md)). The games
that are stored already have 30 plies, their timers, and two people each.

[boardgame.io](https://boardgame.io) (MIT; 0.50.2, its latest release) is a framework for turn-based games.
Its own server runs with the same rules, from the same code, over its own protocol (socket.io), with undo switched off and
one connection for each person, which is the least that it can do. It sends a move to the players before it stores it. It
keeps a state, a log and facts about each match. *Files on the disk* is its FlatFile store with a wait for the disk after
each write, the closest to what an answer means here; *files* is that store as it comes, which loses moves in a power
cut; *memory alone* loses all when it ends.`,
  },
  'answers.ts': {
    title: 'Answers by email',
    text: `Milliseconds from handing an answer over by LMTP, as a club's mail server does, until its move is stored. \`npm run serve\` in a
process of its own; eight games at once, in each of which the next answer comes as soon as the move before it is stored. Each is
what Gmail makes of it, with our email quoted in text and HTML. Beside it the same moves by the API of the same service, until
they are answered; a ratio is the median of five rounds in which both have their turn.`,
  },
  'orders.ts': {
    title: 'Many games by one request',
    text: `The local service makes 500 games of a thousand people, all with addresses, that one request orders. *Answered* is when they
are stored and cannot be lost, *made* when the last of them is there. Beside it, in turns, games that are offered one by one. The
ratio is that of the games a second.`,
  },
  'cost.ts': {
    title: 'What a move costs on AWS',
    text: `Dollars, from whole games that are played through the real handlers and adapters, on services in memory that count what
AWS bills by the sizes of the items. *Paid* is in a month with a million moves, after what every account has free each
month for good. *Beside* is beginning and ending these games, with the first load of the scripts and the consent to
emails. A busy hour has three times the average. With \`front=yes\` the firewall is counted too, unless \`waf=no\` is said.
[What is in it](operations.md#what-it-costs).`,
  },
  'long-game.ts': {
    title: 'A long game, step by step',
    text: `Milliseconds to fold the log of a game into its state, to read and to write its packed form, to show it by the API, and
to try a move in it. The best of forty runs.`,
  },
  'pictures.ts': {
    title: 'Pictures',
    text: `Milliseconds of the processor for a board's pictures, at 480 pixels (a GIF at 360), in a game of 90 plies.
A ratio is against a PNG for which every shape is painted over the last, packed at level 9, as it was once done.`,
  },
  'perft.ts': {
    title: 'Finding moves',
    text: `Positions after so many plies from the start (perft), in thousands a second, against two packages of npm, each used in
its fastest way. Then the time to read a stored position and a written move, and to play it.`,
  },
}

type Result = { readonly file: string; readonly text: string; readonly minutes: number }
type Machine = { readonly day: string; readonly cores: number; readonly node: string }

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

const sectionOf = ({ file, text }: Result): string => `## ${BENCHES[file]?.title}

${BENCHES[file]?.text}

${text.trim()}

\`bench/${file}\``

/** The page with the part of one benchmark replaced. */
export const withPart = (page: string, result: Result): string => {
  const parts = page.split(/\n(?=## )/)
  const at = parts.findIndex((part) => part.includes(`\`bench/${result.file}\``))
  if (at === -1) throw new Error(`docs/performance.md has no part of bench/${result.file}`)
  return `${parts
    .with(at, `${sectionOf(result)}\n`)
    .join('\n')
    .trimEnd()}\n`
}

/** The whole text of docs/performance.md. */
export const pageOf = (result: readonly Result[], { day, cores, node }: Machine): string => `# Performance

How fast Crownhead is, measured on ${day} on one machine: ${NUMBERS[cores] ?? cores} cores, Node ${node}. Machines differ, so what
is promised is a ratio wherever it can be: both sides of it are measured in the same run, one after the other and again.
What was wanted stands beside what was reached. \`npm run bench\` writes this page
(${result.reduce((sum, { minutes }) => sum + minutes, 0).toFixed(0)} minutes that day; the machine should do nothing else), and \`node bench/moves.ts\` and
its like run one part. \`npm run bench -- --only cost.ts\` writes one part of this page anew. The time and size of pages are
bounds in tests.

${result.map(sectionOf).join('\n\n')}
`
