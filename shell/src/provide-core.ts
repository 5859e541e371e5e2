import * as core from '@module-federation/runtime-core'
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

declare global {
  var _FEDERATION_RUNTIME_CORE: unknown
}

/** Gives the shell's federation run-time to every remote, so that it is on the page once. */
export default function provideCore(): ModuleFederationRuntimePlugin {
  return {
    name: 'provide-core',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= core
      return args
    },
  }
}
