/** CloudFront takes certificates, web ACLs and logs from there alone; the rest of it has no region. */
export const FRONT_REGION = 'us-east-1'

/** The API's name behind a front; it answers CloudFront alone. */
export const originOf = ({ name }: { readonly name: string }): string => `origin.${name}`

/** A web ACL: 5 dollars a month, 1 for each of its four rules, 0.60 for a million requests. */
export type Firewall = {
  /** Requests of one address in five minutes; beyond, 429. */
  readonly calls: number
}

/** CloudFront: nothing a month by itself; beyond 1 TB and 10 million requests, by use. */
export type Front = {
  /** Fields of the secret, by letter or digit: the first is sent, each is let in. */
  readonly keys: readonly string[]
  /** How much of the world has edges nearby: `100` Europe and North America, the cheapest. */
  readonly edges: '100' | '200' | 'all'
  readonly waf: Firewall | undefined
}

const isEdges = (word: string): word is Front['edges'] => ['100', '200', 'all'].includes(word)

export const FRONT_FORMS = {
  front: { form: /^(yes|no)$/, says: 'yes or no' },
  frontKeys: { form: /^([0-9a-z])(,(?!\1)[0-9a-z])?$/, says: 'one or two of 0-9 and a-z, with a comma between' },
  edges: { form: /^(100|200|all)$/, says: '100, 200 or all' },
  waf: { form: /^(yes|no)$/, says: 'yes or no' },
  // WAF counts from ten.
  calls: { form: /^[1-9]\d{1,6}$/, says: 'a whole number from 10 to 9999999' },
} as const

type Asked = (name: keyof typeof FRONT_FORMS) => string | undefined

/** Throws one sentence about what does not fit. */
export const frontIn = (asked: Asked, hasDomain: boolean): Front | undefined => {
  if (asked('front') !== 'yes') return undefined
  if (!hasDomain) throw new Error('front=yes needs a domain: its certificate and its origin have names of it')
  const edges = asked('edges') ?? '100'
  return {
    keys: (asked('frontKeys') ?? '1').split(','),
    edges: isEdges(edges) ? edges : '100',
    waf: asked('waf') === 'no' ? undefined : { calls: Number(asked('calls') ?? 2000) },
  }
}
