import { once } from 'node:events'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { ORIGIN, made, pushable, said, served, spawned, until } from './process.ts'
import { relayWith } from './relay.ts'

const PASSWORD = 'correct-horse'

const withPassword = (url: string, password = PASSWORD) => ({ url: url.replace('//', `//club:${password}@`) })

test(
  'if the relay refuses a password that it accepted before, games go on, and it is asked again only later',
  { timeout: 180_000 },
  async () => {
    await using folder = await tempFolder('login')
    const relay = await relayWith({ password: PASSWORD })
    const first = await served(folder.path, withPassword(relay.url))
    await made(first.base)
    await until(() => (relay.arrived.length === 2 ? true : undefined))
    await first.stop()
    relay.mood.password = 'another'
    const before = relay.logins()
    const second = await served(folder.path, withPassword(relay.url))
    await made(second.base, '198.51.100.1')
    expect(await (await fetch(`${second.metrics}/ready`)).text()).toBe(
      'degraded: games go on, but emails wait, as the relay refuses the user or the password; see MAIL_URL\n',
    )
    expect(await (await fetch(`${second.metrics}/metrics`)).text()).toContain('crownhead_relay_login_refused 1')
    expect(second.text()).toContain('the relay refuses the user or the password, so emails wait')
    expect(second.text()).not.toMatch(/correct|horse|Y29ycmVjd/)
    expect(await second.stop()).toBe(0)
    const third = await served(folder.path, withPassword(relay.url), pushable())
    expect(third.text()).toContain('the relay refuses the user or the password, so emails wait')
    expect(relay.logins() - before, 'one login, by the second start').toBe(1)
    relay.mood.password = PASSWORD
    await until(() => {
      third.push()
      return relay.arrived.length === 4 ? true : undefined
    })
    expect(await (await fetch(`${third.metrics}/ready`)).text()).toBe('ready\n')
    expect(await third.stop()).toBe(0)
    await relay.close()
  },
)

test(
  'a first start with a wrong password ends with a sentence, and the next one asks the relay only if the password is another',
  { timeout: 120_000 },
  async () => {
    await using folder = await tempFolder('login')
    const relay = await relayWith({ password: PASSWORD })
    const start = async (password: string, args: readonly string[] = []) => {
      const child = spawned(
        {
          ORIGIN,
          MAIL_FROM: 'Crownhead <games@example.org>',
          MAIL_URL: withPassword(relay.url, password).url,
          DATA_DIR: folder.path,
          PORT: '0',
        },
        args,
      )
      const text = said(child)
      const [code] = (await once(child, 'exit')) as [number]
      return [code, text()] as const
    }
    const [code, sentence] = await start('battery-staple')
    expect(code).toBe(1)
    expect(sentence).toContain(`the mail relay 127.0.0.1:${relay.port} refuses the user or the password (`)
    expect(sentence).not.toMatch(/battery|staple/)
    const [again, later] = await start('battery-staple')
    expect([again, relay.logins()]).toEqual([1, 1])
    expect(later).toMatch(/has refused this user and password; .* not asked again before 20\d\d-\d\d-\d\dT/)
    const right = await served(folder.path, withPassword(relay.url))
    expect(await right.stop()).toBe(0)
    await relay.close()
  },
)

test(
  'if a password contains %41, which MAIL_URL would decode as A, --check says how to write each sign, and shows none of them',
  { timeout: 60_000 },
  async () => {
    await using folder = await tempFolder('login')
    const relay = await relayWith({ password: 'secret%41word' })
    const check = async (password: string) => {
      const { url } = withPassword(relay.url, password)
      const env = { ORIGIN, MAIL_FROM: 'games@example.org', MAIL_URL: url, DATA_DIR: folder.path, PORT: '0' }
      const child = spawned(env, ['--check'])
      const text = said(child)
      await once(child, 'exit')
      return text()
    }
    const refused = await check('secret%41word')
    expect(refused).toContain('see MAIL_URL: in the user and the password, % is written as %25, @ as %40, : as %3A,')
    expect(refused).not.toMatch(/secret|[1A]word/)
    expect(await check('secret%2541word')).toContain('the settings are right')
    await relay.close()
  },
)
