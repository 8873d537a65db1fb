import { type OptionLookup, withDefaults } from './stage-options.ts'

/** The region of the front's stack: CloudFront accepts certificates, web ACLs and logs only from there. */
export const FRONT_REGION = 'us-east-1'

/** Returns the host name of the API behind a front. It answers only CloudFront. */
export const originHost = ({ name }: { readonly name: string }): string => `origin.${name}`

/**
 * The settings of the web ACL, which is paid by the month, by its rules and by the requests that it inspects
 * (bench/cost/).
 */
export type FirewallSettings = {
  /** The most requests of one address in five minutes. Further ones are answered with 429. */
  readonly calls: number
}

/** The settings of CloudFront. It has no monthly price; use is free up to 1 TB and 10 million requests a month. */
export type FrontSettings = {
  /**
   * Fields of the front's secret, each a letter or digit. CloudFront sends the key in the first field; the functions
   * accept the keys in all of them.
   */
  readonly keys: readonly string[]
  /** CloudFront's price class: `100`, the cheapest, has edges only in Europe and North America. */
  readonly edges: '100' | '200' | 'all'
  readonly waf: FirewallSettings | undefined
}

const isEdges = (word: string): word is FrontSettings['edges'] => ['100', '200', 'all'].includes(word)

/**
 * Returns the front's settings; undefined without a front. Throws one sentence about options that contradict one
 * another.
 */
export const readFrontSettings = (find: OptionLookup, hasDomain: boolean): FrontSettings | undefined => {
  const option = withDefaults(find)
  if (option('front') !== 'yes') return undefined
  if (!hasDomain) throw new Error('front=yes needs a domain: its certificate and its origin have names of it')
  const edges = option('edges')
  if (option('waf') === 'no' && option('reserve') !== 'yes')
    throw new Error('front=yes with waf=no needs reserve=yes: nothing else holds a flood that comes by the front')
  return {
    keys: option('frontKeys').split(','),
    edges: isEdges(edges) ? edges : '100',
    waf: option('waf') === 'no' ? undefined : { calls: Number(option('calls')) },
  }
}
