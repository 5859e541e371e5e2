import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * The runtime keeps the promise of a shared module that failed to load, and gives it to every release that takes the module
 * afterwards. With this plugin the next one loads it again (REMOTE-13).
 */
export const forgetFailedShares: ModuleFederationRuntimePlugin = {
  name: 'forget-failed-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const share of Object.values(scope[pkgName] ?? {})) if (!share.loaded) share.loading = null
  },
}
