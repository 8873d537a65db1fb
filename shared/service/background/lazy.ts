import { once } from '../../texts/once.ts'

type Later<F> = F extends (...args: infer Args) => infer Result ? (...args: Args) => Promise<Awaited<Result>> : never

/**
 * A function of a module that is read when it is first called, and then kept (not if that fails): a container that never needs it starts
 * without it.
 */
export const later = <Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Later<Module[Name]> => {
  const loaded = once(load)
  const call = async (...args: readonly unknown[]): Promise<unknown> => {
    const act = (await loaded())[name] as (...given: readonly unknown[]) => unknown
    return act(...args)
  }
  return call as Later<Module[Name]>
}
