import { type StageOption, oneOfWords } from './option-forms.ts'

/** The options of a stage about its front: CloudFront with a firewall, before the functions. */
export const FRONT_OPTIONS = {
  front: {
    ...oneOfWords('yes', 'no'),
    usual: 'no',
    does: '`yes` puts CloudFront before the functions; it needs a domain',
    saves: 'no',
  },
  waf: {
    ...oneOfWords('yes', 'no'),
    usual: 'yes',
    does: '`no` leaves out the firewall of the front, and needs `reserve=yes`, or nothing limits a flood',
    saves: 'no',
  },
  calls: {
    // WAF allows no limit below ten.
    form: /^[1-9]\d{1,6}$/,
    says: 'a whole number from 10 to 9999999',
    usual: '2000',
    does: 'requests that one IP address may make in five minutes; the firewall refuses more with 429. An open page makes 30',
  },
  edges: {
    ...oneOfWords('100', '200', 'all'),
    usual: '100',
    does: 'where CloudFront has edges: `100` Europe and North America, `200` also most of Asia and Africa, `all`. Some edges cost more',
  },
  frontKeys: {
    form: /^([0-9a-z])(,(?!\1)[0-9a-z])?$/,
    says: 'one or two of 0-9 and a-z, with a comma between',
    usual: '1',
    does: "which keys in the front's secret are accepted; CloudFront sends the first",
  },
} as const satisfies Readonly<Record<string, StageOption>>
