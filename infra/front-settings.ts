import { type Look, orUsual } from './options.ts'

/** CloudFront takes certificates, web ACLs and logs from there alone; the rest of it has no region. */
export const FRONT_REGION = 'us-east-1'

/** The API's name behind a front; it answers CloudFront alone. */
export const originOf = ({ name }: { readonly name: string }): string => `origin.${name}`

/** A web ACL, which is paid by the month, by its rules and by the requests that it inspects (bench/cost/). */
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

/** Throws one sentence about what does not fit. */
export const frontIn = (given: Look, hasDomain: boolean): Front | undefined => {
  const asked = orUsual(given)
  if (asked('front') !== 'yes') return undefined
  if (!hasDomain) throw new Error('front=yes needs a domain: its certificate and its origin have names of it')
  const edges = asked('edges')
  if (asked('waf') === 'no' && asked('reserve') !== 'yes')
    throw new Error('front=yes with waf=no needs reserve=yes: nothing else holds a flood that comes by the front')
  return {
    keys: asked('frontKeys').split(','),
    edges: isEdges(edges) ? edges : '100',
    waf: asked('waf') === 'no' ? undefined : { calls: Number(asked('calls')) },
  }
}
