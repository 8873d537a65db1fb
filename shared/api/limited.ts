/** Limits by what is done, whichever route it comes by. */
export type Limited =
  | 'create'
  | 'claim'
  | 'links'
  | 'look'
  | 'rules'
  | 'rotate'
  | 'seen'
  | 'feed'
  | 'film'
  | 'keys'
  | 'hook'
  | 'order'
