import type { SiteTexts, Texts } from '../en/index.ts'
import type { FaultTexts, RefusalTexts } from '../grammar/coded-texts.ts'
import { time } from './board.ts'
import { asked } from './seat.ts'

export const refusals: RefusalTexts = {
  'not-found': 'Diese Partie gibt es nicht, oder dieser Link gilt nicht (mehr).',
  'stale-ply': 'Die Partie ist weitergegangen, seit du diese Seite geöffnet hast. So steht sie jetzt.',
  'not-your-turn': 'Du bist nicht am Zug.',
  'not-begun': 'Die Partie hat noch nicht begonnen: Niemand hat die Einladung angenommen.',
  'game-over': 'Die Partie ist zu Ende.',
  'too-late': 'Dieser Zug kam zu spät: Die Zeit war um.',
  'too-late-to-abort': 'Beide Seiten haben gezogen, darum lässt sich die Partie nicht mehr abbrechen. Aufgeben geht noch.',
  'invitation-taken': 'Jemand hat diese Einladung schon angenommen.',
  'invitation-expired': 'Diese Einladung ist abgelaufen.',
  'illegal-move': 'Dieser Zug ist nicht erlaubt.',
  'not-yours-to-do': 'Das kannst du in dieser Partie nicht tun.',
  'nothing-asked': 'Hier wartet nichts mehr auf eine Antwort.',
  'asked-already': 'Das wurde schon gefragt; die andere Seite hat noch nicht geantwortet.',
  'draw-offered-lately': 'Du hast erst vor Kurzem Remis angeboten. Wieder anbieten kannst du nach zehn weiteren eigenen Zügen.',
  'claim-not-valid': 'Das kannst du nicht beanspruchen: Die Stellung erlaubt es nicht.',
  'not-in-this-game': 'Das ist in dieser Partie nicht vereinbart.',
  'nothing-to-take-back': 'Du hast keinen Zug, den du zurücknehmen könntest.',
  'not-on-offer-any-more': 'Das geht nicht mehr: Die Zeit dafür ist vorbei.',
  'too-long': 'Dieser Wert ist zu groß oder zu klein.',
  'no-leave-left': 'So viele Urlaubstage hast du nicht mehr.',
  'no-offence-there': 'Dieser Stein hat keinen Schlag versäumt.',
  'not-yet': 'Das geht noch nicht.',
  'allowance-used': 'Das sind mehr Anfragen oder Änderungen, als eine Partie aufnehmen kann. Ziehen, antworten und die Partie beenden kannst du weiterhin.',
  'address-returned': 'Von dieser Adresse kam eine E-Mail zurück. Gib eine andere ein.',
  'idempotency-key-needed': 'Sende das mit einem Idempotency-Key: Ohne ihn würde eine wiederholte Anfrage alles doppelt anlegen.',
  'key-needed': 'Dafür braucht es einen API-Schlüssel: Authorization: Bearer mit einem Schlüssel, der mit ck_ beginnt.',
  'link-needed': 'Dafür braucht es das Token eines Links: Authorization: Bearer fehlt oder enthält keines (ein API-Schlüssel ist keines).',
  'unknown-key': 'Dieser API-Schlüssel gilt nicht (mehr).',
  'scope-missing': 'Darum kann nur ein Programm bitten, dessen API-Schlüssel den Scope dafür hat.',
  'creation-restricted': 'Hier kann nicht jeder Partien ansetzen. Nimm den Link des Vereins oder einen Schlüssel vom Betreiber, oder frag, wer diesen Dienst betreibt.',
  'too-many-webhooks': 'Mehr Webhooks sind nicht erlaubt. Entferne zuerst einen.',
  'invalid-request': 'Ein Teil der Anfrage war nicht zu lesen.',
  'too-complex': 'Diese Stellung hat mehr Schläge, als sich hier berechnen lassen. Keine Partie kommt zu so einer Stellung.',
  'links-expired': 'Die Links dieser Partie sind abgelaufen. Ihre Aufzeichnung ist noch zu sehen.',
  'method-not-allowed': 'Diese Adresse kennt diese Methode nicht.',
  'key-used-otherwise': 'Dieser Idempotency-Key wurde für eine andere Anfrage benutzt. Nimm für jede einen neuen.',
  'in-flight': 'Dieser Link wurde gerade eben ersetzt. War das deine Anfrage, sende sie mit demselben Key noch einmal.',
  'content-too-large': 'Das ist mehr, als sich auf einmal senden lässt.',
  'unsupported-media-type': 'Diese Art von Inhalt wird hier nicht gelesen.',
  'too-many-requests': 'Zu viele Anfragen. Warte bitte eine Weile und versuch es noch einmal.',
  'try-again': 'Das hat zu lange gedauert, oder es kamen zu viele Anfragen auf einmal. Vielleicht hat es trotzdem geklappt. Versuch es bitte noch einmal: Ein Zug wird nie zweimal gemacht.',
  internal: 'Bei uns ist etwas schiefgegangen. Deine Partie ist sicher; versuch es bitte noch einmal.',
}

/** What `not-yet` waits for. */
export const notYet = {
  'own-move': 'Das geht, sobald du gezogen hast; eine Nachricht kann mit dem Zug gehen.',
  end: 'Das geht, sobald die Partie zu Ende ist.',
}

export const faults: FaultTexts = {
  'must-capture': 'Du kannst schlagen, also musst du.',
  'capture-unfinished': 'Dieser Schlag geht weiter: Du musst ihn zu Ende führen.',
  'must-take-most': 'Du musst so viele Steine schlagen wie möglich.',
  'king-must-capture': 'Eine deiner Damen kann schlagen, also muss eine Dame schlagen.',
  ambiguous: 'Das passt zu mehr als einem Zug. Wähle den, den du meinst.',
  'wrong-square': 'Dorthin kann dieser Stein nicht.',
  'man-moved-backward': 'Ein einfacher Stein darf nicht rückwärts ziehen.',
  'crowned-and-went-on': 'Ein Stein, der zur Dame wird, bleibt dort stehen.',
  'not-your-piece': 'Auf diesem Feld steht kein Stein von dir.',
  'no-such-square': 'Dieses Feld gibt es auf diesem Brett nicht.',
  unreadable: 'Das war nicht als Zug zu lesen. Schreib ihn wie 32-28 oder 28x19.',
}

export const article = (number: string): string => (number.startsWith('Intl ') ? `Internationale Spielregeln, Artikel ${number.slice(5)}` : `Artikel ${number}`)

export const errors: SiteTexts['errors'] = {
  unknownTitle: 'Dieser Link führt zu keiner Partie',
  unknownHelp: [
    'Vielleicht wurde der Link beim Kopieren abgeschnitten: Öffne ihn aus der E-Mail selbst oder kopiere ihn ganz.',
    'Ein Link, der ersetzt wurde, gilt nicht mehr; in der neuesten E-Mail steht der richtige.',
    'Hast du deinen verloren, such nach einer E-Mail von Crownhead oder im Verlauf deines Browsers nach einer Adresse mit /p/.',
  ],
  replacedTitle: 'Dieser Link wurde ersetzt',
  replaced: 'Der Platz hat jetzt einen anderen Link oder eine andere Adresse, oder jemand anders spielt dort.',
  pastTitle: 'Die Links dieser Partie sind abgelaufen',
  past: (finished: number, unplayed: number): string => `Links und Adressen einer Partie werden nach ihrem Ende ${time.units.day(finished)} aufbewahrt, oder ${time.units.day(unplayed)}, wenn sie abgebrochen wurde oder nie begann. Sie sind gelöscht; die Aufzeichnung der Züge bleibt.`,
  record: 'Partie ansehen',
  noSuchPlyTitle: 'So weit ist die Partie noch nicht',
  noSuchPly: (played) => (played === 0 ? 'Es wurde noch kein Zug gemacht.' : `Die Stellungen sind von 0 bis ${played} nummeriert, eine für jeden Halbzug.`),
  toPresent: 'Zum aktuellen Stand',
  unknownPageTitle: 'Diese Seite gibt es nicht',
  unknownAddress: 'Diese Adresse gibt es hier nicht. GET /api nennt alle, die es gibt.',
  failedTitle: 'Das hat nicht geklappt',
  invalidFields: 'Bitte prüfe diese Felder:',
  crossSite: 'Dieses Formular kam von einer anderen Website, darum ist nichts geschehen. Öffne deinen Link und versuch es noch einmal.',
}

export const fields: SiteTexts['fields'] = {
  tried: {
    long: 'Das sind zu viele Varianten für ein Brett: Es fasst 200 Züge. Der letzte Zug fehlt.',
    unread: 'Diese Varianten sind nicht lesbar. Gezeigt wird, was sich lesen ließ.',
    wrong: (line, move, why) => `Zeile ${line}, ${move}: ${why} Was danach kommt, fehlt.`,
  },
  name: (longest) => `Gib einen Namen mit höchstens ${longest} Zeichen ein, ohne Zeilenumbrüche und Steuerzeichen.`,
  email: 'Das sieht nicht wie eine E-Mail-Adresse aus.',
  days: (from, to) => `Gib eine Zahl von Tagen ein, von ${from} bis ${to}.`,
  moves: (from, to) => `Gib eine Zahl von Zügen ein, von ${from} bis ${to}.`,
  moveNumber: (from, to) => `Gib die Nummer eines Zuges ein, von ${from} bis ${to}.`,
  noTime: 'Ein Zug braucht Zeit: Gib Tage pro Zug oder Tage Reserve ein.',
  noIncrement: 'Das begrenzt, was jeder Zug dazugibt. Gib ein, wie viele Tage das sind.',
  choice: 'Wähle eines davon.',
  ballot: 'Ausgelost werden Eröffnungen der Englischen Dame. Wähle diese Regeln oder eine andere Eröffnung.',
  tables: 'Das gibt es nur in Partien der Englischen Dame.',
  fen: 'Das ist keine Stellung in diesen Regeln, aus der sich eine Partie spielen lässt.',
  game: 'Das ist keine Partie in diesen Regeln, von deren letzter Stellung sich weiterspielen lässt.',
  halfMove: (number) => `Halbzug ${number} dieser Partie ist in diesen Regeln nicht möglich.`,
  firstMove: 'Diesen Zug kannst du nicht mitschicken: Du musst beginnen, und es darf keine Auslosung geben.',
  word: 'Das ist nicht das Wort des Vereins.',
  message: 'Eine Nachricht darf höchstens 280 Zeichen haben.',
  acts: {
    time: 'Gib 1 bis 60 Tage.',
    days: 'Gib eine Zahl ganzer Tage ein.',
    until: 'Wähle einen Tag.',
    from: 'Wähle einen Tag.',
    lines: 'Das ist zu viel für einen Plan oder nicht als Züge geschrieben.',
  },
}

export const offline: SiteTexts['offline'] = {
  title: 'Kein Netz',
  asOf: 'Stand der Liste: {}. Bretter öffnen sich so, wie sie da standen; die Uhren laufen weiter.',
  toSend: 'Noch zu senden',
  waits: '{} wartet auf Netz',
  goes: 'Wird von selbst gesendet',
  goesWith: 'Wird von selbst gesendet, mit deiner Nachricht',
  leftToSend: 'Noch {} zum Senden: {}',
  drop: 'Nicht senden',
  had: 'Hatte noch {}',
  sent: '{} ist gesendet.',
  notSent: '{} wurde nicht gesendet. Die Partie ist weitergegangen.',
  needs: 'Neue Partien, E-Mails und Schritte wie Remis oder Aufgeben gehen nur mit Netz.',
  noPage: 'Diese Seite lässt sich ohne Netz nicht zeigen.',
  noBoard: 'Dieses Brett war auf diesem Gerät noch nie offen und lässt sich ohne Netz nicht zeigen.',
  tryAgain: 'Noch einmal versuchen',
}

export const lostSeat: SiteTexts['lostSeat'] = {
  title: (opponent) => `Zurück zu deiner Partie mit ${opponent}`,
  what: (name) => `Mit diesem Link übernimmst du den Platz von ${name}. Der alte Link gilt dann nicht mehr.`,
  from: (when) => `Er gilt ab ${when}.`,
  wait: `Bis dahin lässt sich mit dem alten Link noch „${asked.stillHere}“ sagen. Komm später mit diesem Link wieder.`,
  take: 'Meinen Platz einnehmen',
  closedTitle: 'Dieser Link gilt nicht mehr',
  closed: `Entweder wurde der Platz damit übernommen, oder es kam ein „${asked.stillHere}“. Hast du den Platz übernommen, nimm deinen eigenen Link.`,
}

export const undo: SiteTexts['undo'] = {
  title: 'Hol dir deinen Platz zurück',
  what: 'Hat jemand anders die E-Mail-Adresse deines Platzes oder seinen Link geändert, drücke auf den Knopf: Der Platz bekommt die Adresse zurück, an die dieser Link ging, und dorthin schicken wir einen neuen Link. Alle anderen Links des Platzes gelten dann nicht mehr.',
  yes: 'Gib mir meinen Platz zurück',
  done: 'Dein Platz gehört wieder dir. Ein neuer Link ist auf dem Weg in dein Postfach, und die alten gelten nicht mehr.',
  closed: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, es sind mehr als sieben Tage vergangen, oder jemand, der den Platz früher hatte, hat ihn zurückgeholt.',
}

export const mailed: SiteTexts['mailed'] = {
  title: 'Meine Links per E-Mail',
  intro: 'Hast du für eine Partie deine E-Mail-Adresse angegeben, gib sie hier ein, und wir schicken dir den Link. Hast du keine angegeben, schau auf dem Gerät nach, auf dem du gespielt hast: In seiner Liste der Partien stehen deine Links.',
  send: 'Senden',
  done: 'Wenn es Partien mit dieser Adresse gibt, ist eine E-Mail mit ihren Links unterwegs.',
  doneHint: 'Das kann ein paar Minuten dauern. Wir finden nur eine Adresse, die du für eine Partie angegeben hast.',
}

export const typed: Texts['typed'] = {
  words: { last: 'letzter', time: 'zeit', board: 'brett', moves: 'züge', help: 'hilfe' },
  label: (help) => `Frage, zum Beispiel: ${help}`,
  says: {
    last: 'der letzte Zug',
    time: 'die Uhren',
    board: 'die Stellung in Worten',
    moves: 'die möglichen Züge',
    help: 'diese Liste',
    square: 'was auf diesem Feld steht',
  },
  possible: (moves) => `Möglich: ${moves}.`,
  page: 'Spielen, ohne zu sehen',
  orHelp: (help) => `Oder tippe „${help}“.`,
  noSquare: (square) => `Ein Feld ${square} gibt es nicht.`,
  notPresent: 'Einen Zug kannst du eintippen, sobald der aktuelle Stand gezeigt wird.',
  unread: 'Das war nicht als Zug zu lesen.',
  like: (move) => `So schreibst du einen Zug: ${move}.`,
  lettered: (move) => `Felder haben hier Buchstaben: ${move}.`,
  blocked: 'Dieser Stein ist blockiert: Er kann jetzt nicht ziehen.',
}
