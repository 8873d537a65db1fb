export type NamedLink = { readonly text: string; readonly url: string }

export type GameLine = { readonly text: string; readonly weight?: 'plain' | 'soft' | 'strong' | 'urgent' }

/** Top to bottom. Text and HTML are both made of these, so both say the same. `urgent`: little time is left. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly weight?: 'plain' | 'strong' | 'urgent' }
  /** Another person's words. */
  | { readonly kind: 'quote'; readonly lead: string; readonly text: string }
  | { readonly kind: 'button'; readonly link: NamedLink }
  /** Less than a button. */
  | { readonly kind: 'link'; readonly link: NamedLink }
  | { readonly kind: 'address'; readonly lead: string; readonly url: string }
  /** `sign`: before each move, where none may begin a line. */
  | {
      readonly kind: 'moves'
      readonly lead: string
      readonly links: readonly NamedLink[]
      readonly after: string
      readonly sign?: string
    }
  | { readonly kind: 'board' }
  /** One of several in an email. */
  | { readonly kind: 'game'; readonly title: string; readonly lines: readonly GameLine[]; readonly link: NamedLink }
  /** For programs: kept line by line. */
  | { readonly kind: 'record'; readonly lead: string; readonly text: string }

/** `news`: what an inbox shows beside the subject. */
export type Content = { readonly news: string; readonly blocks: readonly Block[] }
