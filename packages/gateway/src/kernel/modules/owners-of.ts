import { PlainError } from '@plaza/server-kit'
import type { GatewayModule } from './define-module'

/** Keys that each belong to one module, with that module's name. @throws PlainError when two modules have the same. */
export function ownersOf(
  what: string,
  modules: readonly GatewayModule[],
  keysOf: (module: GatewayModule) => readonly string[],
): Map<string, string> {
  const owners = new Map<string, string>()
  for (const module of modules)
    for (const key of keysOf(module)) {
      const owner = owners.get(key)
      if (owner !== undefined)
        throw new PlainError(`The modules ${owner} and ${module.name} both have the ${what} "${key}".`)
      owners.set(key, module.name)
    }
  return owners
}
