import type { PageData } from '@plaza/contract/page'
import { adjustPlan } from './adjust-plan'
import { askBuild } from './ask-build'
import { keepBuildFailures } from './build-failures'
import { rememberOverrides, readOverrides } from './remember-overrides'
import type { LocalOverride, OverrideEntry } from './local-override'
import { parameter, parseOverride } from './parse-override'
import { swapReact } from './swap-react'

declare global {
  /** Container → address of the build that this tab runs; the Trusted Types policy allows exactly these. */
  var plazaBases: Record<string, string> | undefined
}

type Facts = Pick<PageData, 'development'> & { plan: Pick<PageData['plan'], 'shell'> }

/**
 * Resolves this tab's overrides before any other code of the page runs (REMOTE-10). It imports no shared module: a
 * watched build brings its own React, which could not replace one that is already loaded.
 */
export async function beginOverride(): Promise<LocalOverride | undefined> {
  const page = JSON.parse(document.getElementById('plaza-page')?.textContent ?? '{}') as Partial<Facts>
  if (!page.development || !page.plan) return undefined
  const refused = takeFromAddress()
  const { shell } = page.plan
  const builds = await Promise.all(
    [...readOverrides(sessionStorage)].map(([remote, base]) => askBuild(remote, base, shell)),
  )
  for (const { planned, isWatched } of builds) {
    if (!planned) continue
    globalThis.plazaBases = { ...globalThis.plazaBases, [planned.container]: baseOf(planned.entry) }
    Object.assign(globalThis.plazaHashes, isWatched ? unhashed(planned) : planned.files)
  }
  const entries = [...refused, ...(await withReact(builds))]
  if (entries.length === 0) return undefined
  return {
    entries,
    adjust: (plan) => adjustPlan(plan, entries),
    show: (running) => {
      const failures = keepBuildFailures(entries, running.events)
      return import('./show-badge').then(({ showBadge }) => showBadge(running, entries, failures))
    },
  }
}

const baseOf = (entry: string): string => new URL('.', entry).href

/** A watched build changes under its address, so it has no fixed hash. */
const unhashed = ({ entry, locales }: { entry: string; locales: Record<string, string> }) =>
  Object.fromEntries([entry, ...Object.values(locales)].map((url) => [new URL(url).pathname, '']))

/** Stores the overrides of the address, removes them from it, and returns those that could not be used. */
function takeFromAddress(): OverrideEntry[] {
  const address = new URL(location.href)
  const texts = address.searchParams.getAll(parameter)
  if (texts.length === 0) return []
  const kept = readOverrides(sessionStorage)
  const refused: OverrideEntry[] = []
  for (const parsed of texts.map(parseOverride)) {
    if (parsed.kind === 'override') kept.set(parsed.remote, parsed.base)
    else if (parsed.kind === 'refused')
      refused.push({ remote: parsed.text, base: '', problem: parsed.problem })
    else if (parsed.remote === undefined) kept.clear()
    else kept.delete(parsed.remote)
  }
  rememberOverrides(sessionStorage, kept)
  address.searchParams.delete(parameter)
  history.replaceState(history.state, '', address)
  return refused
}

/**
 * One development React for the whole page, from the first build that has one; without it every edit reloads the page.
 */
async function withReact(builds: Awaited<ReturnType<typeof askBuild>>[]): Promise<OverrideEntry[]> {
  const url = builds.find(({ react }) => react !== undefined)?.react
  if (url === undefined) return builds
  try {
    await swapReact(url)
    return builds
  } catch (error) {
    return builds.map((entry) =>
      entry.react === undefined ? entry : { ...entry, problem: 'no-refresh', detail: String(error) },
    )
  }
}
