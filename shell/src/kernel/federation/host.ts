import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { createInstance, registerGlobalPlugins, type ModuleFederation } from '@module-federation/runtime'
import { shares } from 'plaza-shares'
import { forgetFailedShares } from './forget-failed-shares'
import { shareOnce } from './share-once'

declare global {
  /** The shell's federation runtime, which every remote's entry uses instead of a copy of its own. */
  var plazaFederation: object
}

/**
 * Makes the page a host: the federation runtime with everything that the shell shares (REMOTE-7). The shell's own code needs
 * neither, so both come with the first remote.
 */
export function createHost(): ModuleFederation {
  globalThis.plazaFederation = {
    ...federation,
    // The runtime leaves it out of its own export; containers need it.
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  }
  registerGlobalPlugins([shareOnce, forgetFailedShares])
  return createInstance({ name: 'shell', remotes: [], shared: shared(), shareStrategy: 'loaded-first' })
}

const shared = () =>
  Object.fromEntries(
    shares.map(([request, version, get]) => [
      request,
      {
        version,
        get,
        scope: 'default',
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ]),
  )
