import type { Language } from '@plaza/contract/kernel'
import type { Loadable } from '@plaza/contract/federation'
import { getInstance } from '@module-federation/runtime'
import type { RemoteDefinition } from '../define-remote'
import { newReference, RemoteFailure } from '../failure'
import type { ContainerRuntime } from '../loader'
import { causeByAsking, classifyError } from './classify'
import { loadEntry } from './entry-script'
import { hashOf, retryAddress } from './page-hashes'

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

/** How long an entry is waited for, ms: longer than a person waits, for a slow one takes the card's place when it comes. */
const entryAtMostMs = 20_000

/** Loads containers through the federation run-time, and catalogues beside them. */
export function createMfRuntime(sink: CatalogueSink): BrowserRuntime {
  const fetched = new Map<string, number>()
  const inUse = new Map<string, Loadable>()
  const had = new Set<string>()
  const host = getInstance()
  if (!host) throw new Error('the federation run-time is not there')
  host.registerPlugins([
    {
      name: 'plaza-entry',
      loadEntry: ({ remoteInfo: { name, entry } }) =>
        loadEntry(entry, name, entryAtMostMs).finally(() => fetched.set(name, performance.now())) as never,
    },
  ])

  async function catalogueIn(language: Language, remote: string, loadable: Loadable): Promise<void> {
    const tag = loadable.locales[language] ? language : 'en'
    const url = loadable.locales[tag]
    if (!url || had.has(url)) return
    const hash = hashOf(url)
    if (hash === undefined) throw new RemoteFailure('locale', 'integrity', newReference())
    const address = retryAddress(url)
    const answer = await fetch(address, {
      integrity: hash,
      signal: AbortSignal.timeout(entryAtMostMs),
    }).catch(async (error: unknown) => {
      const cause = error instanceof DOMException ? 'timeout' : await causeByAsking(address)
      throw new RemoteFailure('locale', cause, newReference(), { cause: error })
    })
    if (!answer.ok)
      throw new RemoteFailure('locale', answer.status >= 500 ? 'server' : 'missing', newReference())
    sink.add(remote, tag as Language, (await answer.json()) as Record<string, unknown>)
    had.add(url)
  }

  return {
    async container(remote, loadable, attempt, onStepTimed) {
      const began = performance.now()
      if (attempt > 0) globalThis.plazaRetry = (globalThis.plazaRetry ?? 0) + 1
      const entry = attempt === 0 ? loadable.entry : retryAddress(loadable.entry)
      host.registerRemotes(
        [{ name: loadable.container, entry, type: 'global', entryGlobalName: loadable.container }],
        {
          force: attempt > 0,
        },
      )
      const module = await host.loadRemote<{ remote?: RemoteDefinition }>(`${loadable.container}/remote`)
      if (!module?.remote) throw new RemoteFailure('contract', 'contract', newReference())
      inUse.set(remote, loadable)
      const entryAt = fetched.get(loadable.container) ?? began
      onStepTimed('entry', entryAt - began)
      onStepTimed('evaluate', performance.now() - entryAt)
      return module.remote
    },
    catalogue: (remote, loadable) => catalogueIn(sink.language(), remote, loadable),
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
