/** A link with the words that it is shown by. */
export type NamedLink = { readonly text: string; readonly url: string }

/**
 * The parts of a letter, top to bottom. Text and HTML are both made of these, so they cannot say different things.
 * `urgent`: little time is left.
 */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'words'; readonly text: string; readonly weight?: 'plain' | 'strong' | 'urgent' }
  /** Somebody else's words. */
  | { readonly kind: 'quote'; readonly lead: string; readonly text: string }
  | { readonly kind: 'button'; readonly link: NamedLink }
  /** An address to be copied, shown in full. */
  | { readonly kind: 'address'; readonly lead: string; readonly url: string }
  | { readonly kind: 'moves'; readonly lead: string; readonly links: readonly NamedLink[]; readonly after: string }
  | { readonly kind: 'board' }

/** What a letter says. `news` is the one line that an inbox shows beside the subject. */
export type Content = { readonly news: string; readonly blocks: readonly Block[] }
