import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime'

/**
 * The runtime registers everything that an instance shares again for every module that it looks up. With this plugin it
 * does so once, until there is more to share or another scope to share it in.
 */
export const shareOnce: ModuleFederationRuntimePlugin = {
  name: 'share-once',
  apply(instance) {
    const handler = instance.sharedHandler
    const initialize = handler.initializeSharing.bind(handler)
    const known = new Map<string, { scope: object | undefined; shared: object }>()
    handler.initializeSharing = (name = 'default', options) => {
      const { shared } = instance.options
      const last = known.get(name)
      if (last && last.scope === handler.shareScopeMap[name] && last.shared === shared) return []
      const sharing = initialize(name, options)
      known.set(name, { scope: handler.shareScopeMap[name], shared })
      return sharing
    }
  },
}
