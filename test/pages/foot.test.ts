import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { textsFor } from '../harness/words.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import type { Operator } from '../../shared/texts/languages/operator.ts'
import { PEER, ask, idOf, invitationOf, newGame, stand } from './stand.ts'

const FILES = assetFiles({})

const footFor = async (language: string, operator?: Operator): Promise<string> => {
  const { service, clock } = stand()
  const { body } = await answerPage({ ...service, ...(operator && { operator }) }, FILES, {
    method: 'GET',
    path: '/links',
    query: {},
    headers: { 'accept-language': language },
    from: PEER,
    body: '',
    receivedAt: clock.now,
  })
  return /<footer[^]*<\/footer>/.exec(body)?.[0] ?? ''
}

const LINKS = /href="(.*?)"/g

test.each(LANGUAGES)('every page ends with the same rows, in %s', async (language) => {
  const foot = await footFor(language)
  const { site } = textsFor(language)
  expect([...foot.matchAll(LINKS)].map(([, address]) => address)).toEqual([
    '/',
    '/games',
    '/rules',
    '/how-it-works',
    '/links',
    '/api',
  ])
  expect(foot).toContain(site.howItWorks)
  expect(foot).not.toContain(site.foot.imprint)
})

test('the foot says who runs the service, and has only the links that the operator has set', async () => {
  const { foot: words } = textsFor('en').site
  const whole = await footFor('en', {
    club: 'Dame & Mühle',
    imprint: 'https://club.example/imprint?a=1&b=2',
    privacy: 'https://club.example/privacy',
    contact: 'https://club.example/contact',
    abuseTo: 'abuse@club.example',
  })
  expect(whole).toContain('This service is run by Dame &amp; Mühle.')
  expect([...whole.matchAll(LINKS)].slice(6).map(([, address]) => address)).toEqual([
    'https://club.example/imprint?a=1&amp;b=2',
    'https://club.example/privacy',
    'https://club.example/contact',
    'mailto:abuse@club.example?subject=Report%20abuse',
  ])
  const part = await footFor('en', { privacy: 'https://club.example/privacy' })
  expect([part.includes(words.privacy), part.includes(words.imprint), part.includes(words.abuse)]).toEqual([
    true,
    false,
    false,
  ])
})

test('an invitation says for which club it is', async () => {
  const at = stand()
  const invitation = invitationOf((await ask(at, await newGame(at))).body)
  expect((await ask(at, invitation)).body).not.toContain('For Dame')
  Object.assign(at.service, { operator: { club: 'Dame & Mühle', abuseTo: 'abuse@club.example' } })
  const { body } = await ask(at, invitation)
  expect(body).toContain('For Dame &amp; Mühle.')
  expect(body).toContain(`mailto:abuse@club.example?subject=Report%20abuse%3A%20${idOf(invitation)}"`)
})
