import type { Release } from '@plaza/contract/federation'
import { candidatesOf } from './candidates'
import { choose } from './choose'
import type { ResolveError, ResolveInput } from './resolve-input'

/** The shell's name among the remotes of the registry. */
export const shellName = 'shell'

type ShellResolution = { ok: true; release: Release } | { ok: false; error: ResolveError }

const refuse = (code: ResolveError['code'], message: string): ShellResolution => ({
  ok: false,
  error: { code, message },
})

/** The shell's release of a plan: the one that a running page names, else what the channel gives this visitor. */
export function resolveShell(input: ResolveInput): ShellResolution {
  const { registry, releases, merchant, visitor, shell } = input
  if (shell !== undefined) {
    const running = releases(shellName, shell)
    return running?.offers
      ? { ok: true, release: running }
      : refuse('shell.unknown', 'This release of the shell is no longer known. Reload the page.')
  }
  const channel = Object.hasOwn(registry.channels, shellName) ? registry.channels[shellName] : undefined
  if (!channel) return refuse('shell.unavailable', 'No release of the shell has been promoted yet.')
  const terms = registry.merchants[merchant] ?? {}
  const own = Object.hasOwn(terms, shellName) ? terms[shellName] : undefined
  const pin = own?.pin
  const exempt = own?.isPinBelowFloor ? pin : undefined
  const bench = { registry, releases, remote: shellName, channel, offer: undefined, exempt }
  const chosen = choose(bench, candidatesOf({ remote: shellName, channel, pin, visitor }))
  if (!chosen.found) return refuse('shell.unavailable', chosen.notes.join('; '))
  if (!chosen.release.offers)
    return refuse(
      'shell.unavailable',
      `${chosen.release.release} does not declare what it provides to remotes.`,
    )
  return { ok: true, release: chosen.release }
}
