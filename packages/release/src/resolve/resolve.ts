import type { BootPlan, HostOffer, PlannedRemote, Release } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import { filesJsonOf } from './files-json'
import { candidatesOf, originOf } from './candidates'
import { choose } from './choose'
import type { Chosen } from './choose'
import { clearsOf } from './clears-of'
import type { Obstacle } from './judge'
import { oncePerObject } from '../kernel/once-per-object'
import { hashesOf, plannedOf, unavailableOf } from './plan-remote'
import type { ReleaseLookup } from './release-lookup'
import type { ResolveError, ResolveInput } from './resolve-input'
import { resolveShell, shellName } from './resolve-shell'

/** Longest id of a visitor that is looked at: hashing a longer one for every remote would cost others their answer. */
export const visitorIdAtMost = 128

/** Why a visitor id is invalid; undefined when it is valid. */
export const wrongVisitor = (visitor: string): string | undefined =>
  visitor.length > visitorIdAtMost
    ? `A visitor's id has at most ${visitorIdAtMost} characters; this one has ${visitor.length}.`
    : undefined

export type Resolution = { ok: true; plan: BootPlan; shell: Release } | { ok: false; error: ResolveError }

/**
 * Resolves the registry into the boot plan of one browser (EDGE-1), with the reason of every choice. Pure:
 * the same input gives the same plan. An unknown merchant is an error, never a default.
 */
export function resolve(input: ResolveInput): Resolution {
  const { registry, releases, merchant, visitor } = input
  const wrong = wrongVisitor(visitor)
  if (wrong !== undefined) return { ok: false, error: { code: 'visitor.invalid', message: wrong } }
  if (!Object.hasOwn(registry.merchants, merchant))
    return { ok: false, error: { code: 'merchant.unknown', message: 'There is no merchant with this name.' } }
  const shell = resolveShell(input)
  if (!shell.ok) return shell
  const plan: BootPlan = {
    schema: 1,
    revision: registry.revision,
    merchant,
    shell: shell.release.release,
    files: hashesOf(shell.release),
    filesHash: filesJsonOf(shell.release).hash,
    clears: clearsOf(releases)(registry),
    remotes: [],
    unavailable: [],
  }
  for (const name of remotesOf(registry)) addRemote(plan, name, input, shell.release)
  return { ok: true, plan, shell: shell.release }
}

const remotesOf = oncePerObject((registry: Registry): string[] =>
  Object.keys(registry.channels)
    .filter((name) => name !== shellName)
    .sort(),
)

function addRemote(plan: BootPlan, name: string, input: ResolveInput, shell: Release): void {
  const { registry, releases, merchant, visitor } = input
  const channel = registry.channels[name]
  if (!channel) return
  const terms = registry.merchants[merchant] ?? {}
  const own = Object.hasOwn(terms, name) ? terms[name] : undefined
  const newest = releases(name, channel.current)
  if (!own?.enabled) {
    plan.unavailable.push(unavailableOf(name, 'disabled', newest))
    return
  }
  const choice = { remote: name, channel, pin: own.pin, visitor }
  const origin = originOf(choice)
  const exempt = own.isPinBelowFloor ? own.pin : undefined
  const offer = shell.offers
  const decide = () =>
    choose({ registry, releases, remote: name, channel, offer, exempt }, candidatesOf(choice, origin))
  if (!offer) {
    take(plan, name, toPlanned(name, decide()), newest)
    return
  }
  const known = decided(releases)(registry)(offer)
  const key = `${name} ${origin} ${own.pin} ${exempt}`
  const planned = known.get(key) ?? toPlanned(name, decide())
  known.set(key, planned)
  take(plan, name, planned, newest)
}

type Decided = { planned: PlannedRemote } | { obstacle: Obstacle }

/**
 * What was decided already of a registry and a shell: it hangs on where a choice began and on the pin, not on who the
 * visitor is, so that a plan costs a hash for each remote. It goes when the registry does.
 */
const decided = oncePerObject((_releases: ReleaseLookup) =>
  oncePerObject((_registry: Registry) => oncePerObject((_offer: HostOffer) => new Map<string, Decided>())),
)

const toPlanned = (name: string, chosen: Chosen): Decided =>
  chosen.found ? { planned: plannedOf(name, chosen) } : { obstacle: chosen.obstacle }

function take(plan: BootPlan, name: string, found: Decided, newest: Release | undefined): void {
  if ('planned' in found) plan.remotes.push(found.planned)
  else plan.unavailable.push(unavailableOf(name, found.obstacle, newest))
}
