import type { Language } from '@plaza/contract/kernel'
import type { Loadable } from '@plaza/contract/federation'
import type { ModuleFederation } from '@module-federation/runtime'
import type { RemoteDefinition } from '../define-remote'
import { newReference, RemoteFailure } from '../failure'
import type { ContainerRuntime } from '../loader'
import { classifyError } from './classify'
import { loadEntry } from './entry-script'
import { createCompleteRelease } from './release-files'
import { createRemoteCatalogues, type CatalogueSink } from './remote-catalogues'

/** A container runtime that can load its remotes' catalogues in another language. */
export interface BrowserRuntime extends ContainerRuntime {
  /** Gets the catalogues of every remote and feature in use in a language, before the page switches to it. */
  catalogues(language: Language): Promise<void>
  /** Versions of the shared packages that this page has loaded. */
  shared(): Record<string, string[]>
}

/**
 * Loads containers through the federation runtime, and catalogues beside them. `loadHost` brings the runtime with what
 * the shell shares, and is called when the first container is needed.
 */
export function createMfRuntime(
  sink: CatalogueSink,
  loadHost: () => Promise<ModuleFederation>,
): BrowserRuntime {
  const complete = createCompleteRelease()
  /** Completed releases that are under way, by container. */
  const completing = new Map<string, Promise<Loadable>>()
  const fetched = new Map<string, number>()
  const catalogues = createRemoteCatalogues(sink)
  let host: ModuleFederation | undefined
  let coming: Promise<ModuleFederation> | undefined
  const prepare = async () => {
    host = await loadHost()
    host.registerPlugins([
      {
        name: 'plaza-entry',
        // Both are requested at once; the code of the release asks for more files only when their hashes are known.
        loadEntry: ({ remoteInfo: { name, entry } }) =>
          Promise.all([loadEntry(entry, name), completing.get(name)])
            .then(([container]) => container)
            .finally(() => fetched.set(name, performance.now())) as never,
      },
    ])
    return host
  }
  /** A host that failed to load is loaded again at the next need. */
  const readyHost = () =>
    (coming ??= prepare()).catch((error: unknown) => {
      coming = undefined
      throw error
    })

  return {
    async container(remote, planned, onStepTimed) {
      const began = performance.now()
      const completed = complete(remote, planned)
      const { container, entry } = 'entry' in planned ? planned : await completed
      completing.set(container, completed)
      const ready = await readyHost()
      // Never by force: what the container already has stays, and only the files that failed are requested again.
      ready.registerRemotes([{ name: container, entry, type: 'global', entryGlobalName: container }])
      const module = await ready.loadRemote<{ remote?: RemoteDefinition }>(`${container}/remote`)
      if (!module?.remote) throw new RemoteFailure('contract', 'contract', newReference())
      catalogues.use(remote, (await completed).locales)
      const entryAt = fetched.get(container) ?? began
      onStepTimed('entry', entryAt - began)
      onStepTimed('evaluate', performance.now() - entryAt)
      return module.remote
    },
    async catalogue(remote, planned) {
      const language = sink.language()
      const isPlanned = 'locales' in planned && planned.locales[language] !== undefined
      const { locales } = isPlanned ? planned : await complete(remote, planned)
      await catalogues.load(language, remote, locales)
    },
    classify: classifyError,
    catalogues: catalogues.inLanguage,
    shared() {
      const loaded: Record<string, string[]> = {}
      for (const [name, versions] of Object.entries(host?.shareScopeMap['default'] ?? {}))
        for (const [version, module] of Object.entries(versions))
          if (module.loaded || module.lib) (loaded[name] ??= []).push(version)
      return loaded
    },
  }
}
