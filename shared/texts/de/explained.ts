import type { HowItWorksTexts, RulesPagesTexts, WithoutSightTexts } from '../en/explained.ts'

export const rulesPages: RulesPagesTexts = {
  title: 'Die Regeln, mit Bildern',
  lead: 'Gespielt wird überall ähnlich. Verschieden sind das Brett, was eine Dame darf und welcher Schlag Pflicht ist.',
  facts: (rules) => `${rules} · die Regeln`,
  lost: 'Wer keinen Stein mehr hat oder nicht ziehen kann, hat verloren.',
  legend: 'Weiß zieht nach oben. Ein Ring zeigt, welcher Stein ziehen kann, ein Punkt, wohin, ein Kreuz, was geschlagen wird.',
  brief: {
    kings: { one: 'kurze Damen', any: 'fliegende Damen' },
    men: { forward: 'Steine schlagen vorwärts', 'both-ways': 'Steine schlagen auch rückwärts' },
    choice: {
      free: 'freie Wahl beim Schlagen',
      most: 'Mehrheitsschlag ist Pflicht',
      captor: 'die Dame schlägt zuerst',
      huffing: 'Pusten',
    },
  },
  headings: {
    moving: 'Ziehen',
    jumping: 'Schlagen',
    straight: 'Gerade schlagen',
    spared: 'Steine und Damen',
    several: 'Mehrfach schlagen',
    crowning: 'Umwandeln',
    passing: 'Von der letzten Reihe weiter',
    first: 'Schlagen ist Pflicht',
    huffing: 'Pusten',
    most: 'Die meisten Steine',
    value: 'Der höchste Wert',
    captor: 'Die Dame schlägt zuerst',
    kingsTaken: 'Damen schlagen',
    earlyKing: 'Die erste Dame zuerst',
    kings: 'Damen',
    kingJump: 'Wie die Dame schlägt',
  },
  says: {
    moving: 'Ein Stein zieht ein Feld schräg vorwärts, auf ein leeres Feld.',
    jumping: {
      forward: 'Ein Stein schlägt einen gegnerischen Stein neben sich: Er springt vorwärts darüber, auf das leere Feld dahinter.',
      'both-ways': 'Ein Stein schlägt einen gegnerischen Stein neben sich: Er springt vorwärts oder rückwärts darüber, auf das leere Feld dahinter.',
    },
    straight: 'Geschlagen wird auch geradeaus, zurück und zur Seite: über das nächste dunkle Feld der Reihe oder Spalte auf das dunkle Feld dahinter. So wird nur geschlagen, nie gezogen.',
    spared: 'Ein einfacher Stein kann keine Dame schlagen.',
    several: 'Derselbe Stein springt weiter, solange er kann. Was er geschlagen hat, kommt am Ende vom Brett.',
    crowning: {
      stops: 'Ein Stein auf der letzten Reihe wird zur Dame. Sein Zug endet dort, auch wenn eine Dame weiterschlagen könnte.',
      'goes-on': 'Ein Stein, der die letzte Reihe erreicht, wird sofort zur Dame und schlägt als Dame weiter, wenn er kann.',
      passes: 'Ein Stein wird zur Dame, wenn sein Zug auf der letzten Reihe endet.',
    },
    passing: 'Ein Stein, der von der letzten Reihe weiterschlagen kann, muss das tun und bleibt ein einfacher Stein.',
    first: 'Wer schlagen kann, muss schlagen.',
    anyJump: 'Welchen Schlag du nimmst, ist deine Wahl; es muss nicht der längste sein.',
    huffing: 'Du darfst einen Schlag auslassen oder abbrechen. Dann darf die andere Seite vor ihrem Zug einen Stein vom Brett nehmen, der hätte schlagen müssen, oder den Schlag doch verlangen.',
    most: 'Du musst so viele Steine schlagen wie möglich: hier zwei, nicht einen.',
    value: 'Ein Stein zählt 2, eine Dame 3: Du musst schlagen, was am meisten zählt. Hier ist das die Dame.',
    captor: {
      alone: 'Wenn eine Dame schlagen kann, muss eine Dame schlagen: Steine dürfen es dann nicht.',
      among: 'Können ein Stein und eine Dame gleich viel schlagen, muss die Dame es tun.',
    },
    kingsTaken: 'Bei gleicher Zahl musst du so viele Damen schlagen wie möglich.',
    earlyKing: 'Ist auch das gleich, musst du so schlagen, dass die erste Dame möglichst früh geschlagen wird.',
    kings: {
      one: 'Eine Dame zieht ein Feld weit und springt über einen gegnerischen Stein, vorwärts und rückwärts. Sie fliegt nicht.',
      any: 'Eine Dame fliegt: Sie zieht auf einer freien Diagonale so weit, wie sie will, vorwärts und rückwärts.',
    },
    kingRun: (most) => `Solange ihre Seite einfache Steine hat, macht eine Dame höchstens ${most} Züge nacheinander, ohne zu schlagen.`,
    kingJump: {
      any: 'Sie springt über einen gegnerischen Stein, nah oder fern, und landet auf einem beliebigen freien Feld dahinter.',
      behind: 'Sie springt über einen gegnerischen Stein, nah oder fern, und landet direkt dahinter.',
    },
    backward: 'Ein einfacher Stein zieht nicht rückwärts.',
    finish: 'Ein Schlag, der weitergehen kann, muss zu Ende geführt werden.',
    turns: 'Die Seiten ziehen abwechselnd, jede mit ihren eigenen Steinen. Aussetzen darf niemand.',
  },
  drawn: 'Wann es Remis ist',
  draws: {
    agreed: 'Beide Seiten einigen sich auf Remis.',
    repetition: {
      claim: 'Eine Stellung kommt zum dritten Mal vor, mit derselben Seite am Zug, oder der nächste Zug führt sie herbei, und diese Seite beansprucht Remis.',
      automatic: 'Eine Stellung kommt zum dritten Mal vor, mit derselben Seite am Zug.',
    },
    quiet: (moves) => `In den letzten ${moves} Zügen jeder Seite wurde nichts geschlagen und kein einfacher Stein gezogen, und eine Seite beansprucht Remis.`,
    loneKing: (moves) => `Drei Steine, darunter eine Dame, spielen seit ${moves} Zügen jeder Seite gegen eine einzelne Dame, und eine Seite beansprucht Remis.`,
    kings: 'Eine Dame steht gegen eine Dame, und die Seite am Zug kann nicht schlagen.',
    material: 'Wenige Steine bedeuten noch kein Remis: Die stärkere Seite darf weiterspielen.',
    length: (plies) => `Auf Crownhead endet eine Partie auch nach ${plies} Zügen remis, beide Seiten zusammengezählt.`,
  },
  squares: {
    numbers: 'Die Nummern der Felder',
    letters: 'Die Namen der Felder',
    board: 'Das ganze Brett; jedes dunkle Feld hat seine Nummer oder seinen Namen.',
    start: (black, white, last) => `Am Anfang steht Schwarz auf 1 bis ${black}, Weiß auf ${white} bis ${last}.`,
    setUp: (men, rows) => `Jede Seite beginnt mit ${men} Steinen, auf den dunklen Feldern ihrer ersten ${rows} Reihen.`,
    named: 'Buchstaben stehen für die Spalten und Zahlen für die Reihen, von Weiß aus gesehen: a1 ist unten links.',
    examples: (move, jump, long) => `${move} ist ein Zug, ${jump} ein Schlag, ${long} ein doppelter.`,
  },
  articles: 'Artikel',
  article: (number) => `Artikel ${number}`,
  sources: {
    english: 'Die Nummern sind die der „Laws of Checkers“, Ausgabe 2025.',
    international: 'Die Nummern sind die der internationalen Spielregeln.',
  },
  others: 'Alle Regeln',
  picture: {
    on: (piece, square) => `${piece} auf ${square}`,
    possible: (moves) => `Möglich: ${moves}.`,
    played: (move) => `Der Zug: ${move}.`,
    taking: (move, squares) => `Der Zug: ${move}. Geschlagen wird: ${squares}.`,
    crowned: 'Der Stein wird zur Dame.',
    huffed: (squares) => `Gepustet werden darf: ${squares}.`,
    forbidden: (move) => `Nicht erlaubt: ${move}.`,
  },
}

export const howItWorks: HowItWorksTexts = {
  title: 'So funktioniert es',
  lead: 'Du drückst auf einen Stein, dann auf ein Feld, siehst dir den Zug an und drückst auf „spielen“. Bis dahin ist nichts gesendet. Danach kannst du noch darum bitten, ihn zurücknehmen zu dürfen.',
  link: {
    title: 'Dein Link',
    text: 'Es gibt keine Konten. Wer eine Partie beginnt oder eine Einladung annimmt, bekommt einen geheimen Link zur eigenen Seite. Er ist dein Platz: Setz ein Lesezeichen und gib ihn niemandem, denn wer ihn hat, kann für dich spielen.',
    more: 'Link verloren?',
  },
  time: {
    title: 'Zeit',
    text: 'Ihr müsst nicht gleichzeitig da sein. Bei „3 Tage“ hast du für jeden Zug drei Tage, und deine Uhr läuft nur, solange du am Zug bist. Wem die Zeit ausgeht, der verliert.',
  },
  reserve: {
    title: 'Reserve',
    text: 'Bei „7 Tage Reserve“ hast du sieben Tage mehr, ein einziges Mal, für die ganze Partie. Ein Zug, der länger dauert als seine Tage, verbraucht sie, und erst wenn auch sie verbraucht sind, ist die Partie verloren.',
  },
  emails: {
    title: 'E-Mails',
    text: 'Gibst du eine Adresse an, schreiben wir dir, wenn du am Zug bist, mit dem Brett und der Zeit, die bleibt. E-Mails kommen erst, wenn du ihnen in der ersten zustimmst, und jede hat einen Link zum Abbestellen. Die andere Person sieht deine Adresse nur, wenn sie sie selbst eingegeben hat.',
    without: 'Ohne Adresse kommst du über deinen Link zurück, oder der Browser meldet sich bei dir.',
  },
  more: 'Die Regeln, mit Bildern',
}

export const withoutSight: WithoutSightTexts = {
  lead: 'Alles geht mit der Tastatur und einem Screenreader, ganze Partien auch allein per E-Mail. Eine Seite sagt an, was sich geändert hat, nicht alles noch einmal.',
  board: {
    title: 'Das Brett mit der Tastatur',
    text: (square) =>
      `Jedes Feld nennt seine Nummer, was darauf steht und was dort geht: „${square}“. Die Pfeiltasten führen von Feld zu Feld, die Ziffern einer Nummer direkt zu ihrem Feld. Die Eingabetaste wählt den Stein und dann das Feld, auf das er zieht. Danach liegt der Fokus auf „spielen“: Erst dieser Knopf sendet den Zug. Escape nimmt die Wahl zurück. Dafür muss der Screenreader im Fokusmodus sein (in NVDA: Einfügen und Leertaste); im Lesemodus liest du Feld für Feld. Ein „Ring“ auf der Seite heißt „kann ziehen“.`,
  },
  typing: {
    title: 'Getippte Züge und Fragen',
    text: 'Das Feld unter dem Brett nimmt einen Zug wie 11-15: Die Eingabetaste zeigt ihn, noch einmal gedrückt spielt sie ihn. Es beantwortet auch diese Wörter. Während du wartest, am Ende und bei einer Partie, der du zusiehst, steht nach dem Brett ebenfalls so ein Feld. Englische Wörter werden überall verstanden.',
  },
  replay: {
    title: 'Frühere Züge',
    text: 'Außerhalb des Bretts und der Felder führen die Pfeiltasten links und rechts einen Zug zurück und weiter. Was du dann fragst, gilt der gezeigten Stellung.',
  },
  news: {
    title: 'Neues',
    text: 'Solange die Seite offen ist, sagt sie Züge, Angebote und Nachrichten der anderen Person an, und wenn nur noch wenig Zeit bleibt. Töne macht sie selbst nicht. In den Einstellungen einer Partie kannst du dich vom Browser benachrichtigen lassen, auch wenn die Seite geschlossen ist.',
  },
  emails: {
    title: 'Allein per E-Mail',
    text: 'In jeder E-Mail stehen der letzte Zug, die Stellung in Worten und in Buchstaben gezeichnet und die Zeit, die bleibt. Steht darin, dass du antworten kannst, schreib deinen Zug über die markierte Zeile, in eine eigene Zeile. In der ersten E-Mail einer Partie steht vielleicht nur der Link zu deinem Brett. „remis“ nach dem Zug bietet Remis an, „annehmen“ oder „ablehnen“ antwortet auf ein Angebot, und auf „aufgeben“ bekommst du den Link zu deinem Brett, wo du es bestätigst. Sonst brauchst du gar keine Seite.',
  },
}

export { verifying } from './verifying.ts'
