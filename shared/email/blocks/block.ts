export type NamedLink = { readonly text: string; readonly url: string }

/** A line about one game in an email about several games. */
export type GameLine = { readonly text: string; readonly weight?: 'plain' | 'soft' | 'strong' | 'urgent' }

/**
 * A part of an email. The plain text and the HTML are both made from the same list of blocks, from top to bottom, so
 * both say the same. The weight `urgent` marks that little time is left.
 */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly weight?: 'plain' | 'strong' | 'urgent' }
  /** Words that another person wrote. */
  | { readonly kind: 'quote'; readonly lead: string; readonly text: string }
  | { readonly kind: 'button'; readonly link: NamedLink }
  /** Answers that look equal, side by side. */
  | { readonly kind: 'answers'; readonly links: readonly NamedLink[] }
  /** A row of a table: what its text is about, the text, and perhaps a link. */
  | { readonly kind: 'row'; readonly label: string; readonly text: string; readonly link?: NamedLink }
  /** A small line below a picture. */
  | { readonly kind: 'caption'; readonly text: string }
  /** A text link, for an action that matters less than that of a button. */
  | { readonly kind: 'link'; readonly link: NamedLink }
  /** A link whose whole address is visible, so that it can be copied. */
  | { readonly kind: 'address'; readonly lead: string; readonly url: string }
  /** `sign` is put before each move, so that no line begins with a move when a mail program quotes the email. */
  | {
      readonly kind: 'moves'
      readonly lead: string
      readonly links: readonly NamedLink[]
      readonly after: string
      readonly sign?: string
    }
  /** The position as a picture in the HTML, and as letters in the plain text. */
  | { readonly kind: 'board' }
  /** One of the games of an email about several games. */
  | { readonly kind: 'game'; readonly title: string; readonly lines: readonly GameLine[]; readonly link: NamedLink }
  /** A game in PDN for other programs, whose line breaks are preserved. */
  | { readonly kind: 'record'; readonly lead: string; readonly text: string }

/** `news` is the preview that an inbox shows beside the subject. */
export type Content = { readonly news: string; readonly blocks: readonly Block[] }
