import type { Language } from '@plaza/contract/kernel'
import type { HashedRelease, Loadable } from '@plaza/contract/federation'
import { getInstance } from '@module-federation/runtime'
import type { RemoteDefinition } from '../define-remote'
import { newReference, RemoteFailure } from '../failure'
import type { ContainerRuntime } from '../loader'
import { fetchChecked, fileAtMostMs } from './checked-json'
import { classifyError } from './classify'
import { loadEntry } from './entry-script'
import { retryAddress } from './page-hashes'
import { createCompleteRelease } from './release-files'

export interface CatalogueSink {
  language(): Language
  add(namespace: string, language: Language, catalogue: Record<string, unknown>): void
}

/** A container runtime that can load its remotes' catalogues in another language. */
export interface BrowserRuntime extends ContainerRuntime {
  /** Gets the catalogues of every remote in use in a language, before the page switches to it. */
  catalogues(language: Language): Promise<void>
  /** Versions of the shared packages that this page has loaded. */
  shared(): Record<string, string[]>
}

/** Loads containers through the federation run-time, and catalogues beside them. */
export function createMfRuntime(sink: CatalogueSink): BrowserRuntime {
  const complete = createCompleteRelease()
  /** Completed releases that are under way, by container. */
  const completing = new Map<string, Promise<Loadable>>()
  const fetched = new Map<string, number>()
  const inUse = new Map<string, Loadable>()
  const had = new Set<string>()
  const host = getInstance()
  if (!host) throw new Error('the federation run-time is not there')
  host.registerPlugins([
    {
      name: 'plaza-entry',
      // Both are requested at once; the code of the release asks for more files only when their hashes are known.
      loadEntry: ({ remoteInfo: { name, entry } }) =>
        Promise.all([loadEntry(entry, name, fileAtMostMs), completing.get(name)])
          .then(([container]) => container)
          .finally(() => fetched.set(name, performance.now())) as never,
    },
  ])

  async function catalogueIn(
    language: Language,
    remote: string,
    planned: Loadable | HashedRelease,
  ): Promise<void> {
    const isPlanned = 'locales' in planned && planned.locales[language] !== undefined
    const { locales } = isPlanned ? planned : await complete(remote, planned)
    const tag = locales[language] ? language : 'en'
    const url = locales[tag]
    if (!url || had.has(url)) return
    const catalogue = await fetchChecked(url, 'locale')
    sink.add(remote, tag as Language, catalogue as Record<string, unknown>)
    had.add(url)
  }

  return {
    async container(remote, planned, attempt, onStepTimed) {
      const began = performance.now()
      if (attempt > 0) globalThis.plazaRetry = (globalThis.plazaRetry ?? 0) + 1
      const completed = complete(remote, planned)
      const { container, entry } = 'entry' in planned ? planned : await completed
      completing.set(container, completed)
      host.registerRemotes(
        [
          {
            name: container,
            entry: attempt === 0 ? entry : retryAddress(entry),
            type: 'global',
            entryGlobalName: container,
          },
        ],
        { force: attempt > 0 },
      )
      const module = await host.loadRemote<{ remote?: RemoteDefinition }>(`${container}/remote`)
      if (!module?.remote) throw new RemoteFailure('contract', 'contract', newReference())
      inUse.set(remote, await completed)
      const entryAt = fetched.get(container) ?? began
      onStepTimed('entry', entryAt - began)
      onStepTimed('evaluate', performance.now() - entryAt)
      return module.remote
    },
    catalogue: (remote, planned) => catalogueIn(sink.language(), remote, planned),
    classify: classifyError,
    async catalogues(language) {
      await Promise.all([...inUse].map(([remote, loadable]) => catalogueIn(language, remote, loadable)))
    },
    shared() {
      const loaded: Record<string, string[]> = {}
      for (const [name, versions] of Object.entries(host.shareScopeMap['default'] ?? {}))
        for (const [version, module] of Object.entries(versions))
          if (module.loaded || module.lib) (loaded[name] ??= []).push(version)
      return loaded
    },
  }
}
