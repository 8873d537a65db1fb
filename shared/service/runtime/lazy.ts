import { loadOnce } from '../../texts/languages/load-once.ts'

type AsyncVersion<F> = F extends (...args: infer Args) => infer Result
  ? (...args: Args) => Promise<Awaited<Result>>
  : never

/**
 * Returns a function whose module is imported on its first call, and kept unless the import fails. A container that
 * never calls it starts without reading the module.
 */
export const lazy = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): AsyncVersion<Module[Name]> => {
  const loaded = loadOnce(load)
  const call = async (...args: readonly unknown[]): Promise<unknown> => {
    const act = (await loaded())[name] as (...given: readonly unknown[]) => unknown
    return act(...args)
  }
  return call as AsyncVersion<Module[Name]>
}
