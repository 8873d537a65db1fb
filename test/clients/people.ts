import { expect } from 'vitest'
import type { RequestHandler } from '../../local/http/http-server.ts'
import { linksFile } from '../../packages/cli/src/links/saved-links.ts'
import { runCli } from '../../packages/cli/src/run.ts'
import { tempFolder } from '../harness/temp.ts'
import { served } from './served.ts'

type Wish = {
  readonly isTty?: boolean
  readonly env?: Readonly<Record<string, string>>
  /** Is aborted by what stands for Ctrl-C. */
  readonly signal?: AbortSignal
  /** Gets each text as it is printed. */
  readonly hears?: (text: string) => void
}

/** Returns a person at a terminal, with a home folder of their own. */
export const person = async (origin: string) => {
  const home = await tempFolder('home')
  const at = { XDG_CONFIG_HOME: home.path, CROWNHEAD_ORIGIN: origin }
  const types = async (
    words: readonly string[],
    input: readonly string[] = [],
    { isTty = false, env = {}, signal = new AbortController().signal, hears }: Wish = {},
  ) => {
    const lines = [...input]
    const said = { out: '', error: '' }
    const code = await runCli(words, {
      env: { ...at, ...env },
      isTty,
      write: (text) => {
        said.out += text
        hears?.(text)
      },
      writeError: (text) => void (said.error += text),
      read: async () => lines.shift(),
      signal,
    })
    return { code, ...said }
  }
  const types1 = (line: string, input?: readonly string[], wish?: Wish) => types(line.split(' '), input, wish)
  return { types: types1, typesWords: types, file: linksFile(at), [Symbol.asyncDispose]: home.remove }
}

/** Begins a game of two people at terminals; Amara is black. */
export const begun = async (around?: (answering: RequestHandler) => RequestHandler) => {
  const service = await served(around)
  const [amara, otis] = await Promise.all([person(service.origin), person(service.origin)])
  const offered = await amara.types('new --name Amara --seat black --invite --json')
  expect(offered).toMatchObject({ code: 0, error: '' })
  const { game, invitation } = JSON.parse(offered.out) as { game: { id: string }; invitation: string }
  expect(await otis.types(`join ${invitation} --name Otis`)).toMatchObject({ code: 0, error: '' })
  const end = async () => {
    await Promise.all([amara[Symbol.asyncDispose](), otis[Symbol.asyncDispose]()])
    await service[Symbol.asyncDispose]()
  }
  return { service, amara, otis, id: game.id, [Symbol.asyncDispose]: end }
}
