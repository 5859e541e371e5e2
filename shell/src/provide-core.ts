import federation from '@module-federation/webpack-bundler-runtime/bundler'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { registerGlobalPlugins, type ModuleFederationRuntimePlugin } from '@module-federation/runtime'
import { shareOnce } from './share-once'

declare global {
  /** The shell's federation run-time, which every remote's entry uses instead of a copy of its own. */
  var plazaFederation: object
}

globalThis.plazaFederation = {
  ...federation,
  // The shell exposes nothing, so its own build omits this; containers need it.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

// Of every instance on the page, the remotes' too.
registerGlobalPlugins([shareOnce])

/** The run-time plugin that adds the above to the shell's build before anything is loaded. */
export default function provideCore(): ModuleFederationRuntimePlugin {
  return { name: 'provide-core' }
}
