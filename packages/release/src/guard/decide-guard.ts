import type { FailurePhase } from '@plaza/contract/federation'
import type { GuardBounds, GuardVerdict, Rollout } from '@plaza/contract/release'
import { weighAddresses } from './weigh-addresses'
import type { AddressTally, WeighedAddress } from './weigh-addresses'

/** Default minimum of page loads with a canary before its guard may judge it. */
export const defaultSample = 20
/** Default minimum of networks that page loads must come from. */
export const defaultAddresses = 4
/** Default bound for failures, compared with the current release. */
export const defaultBounds: Required<GuardBounds> = { longTasks: 0.2, calls: 0.1, deposits: 0.5 }

/** Expected page loads with a credited deposit before a shortfall is significant. */
const creditsExpected = 5

/** Networks that failed most, without which the bound must be exceeded still. */
const setAside = 2

/** What became of a canary, and of the release that everybody else has. */
export interface GuardInput {
  canary: readonly AddressTally[]
  control: readonly AddressTally[]
}

/** The guard's decision about a canary: wait, keep, or roll back. */
export interface GuardDecision extends GuardVerdict {
  /** Page loads that count, and failed ones, after no network counts for more than its share; not always whole. */
  loads: number
  failed: number
  /** Failed ÷ loads, 0–1. */
  share: number
}

/** Phases that leave the remote usable: each has its own bound, compared with the current release. */
const usable = { 'long-task': 'longTasks', call: 'calls' } as const satisfies Partial<
  Record<FailurePhase, keyof GuardBounds>
>
const isUsable = (phase: string): phase is keyof typeof usable => phase in usable

/** Counts the failures of one kind that a network reported. */
type Measure = (tally: AddressTally) => number

/** Phases in which a remote could not be used. */
const failedPhases = (tallies: readonly AddressTally[]): FailurePhase[] => [
  ...new Set(
    tallies.flatMap(({ failures }) =>
      (Object.keys(failures) as FailurePhase[]).filter((one) => !isUsable(one)),
    ),
  ),
]

const failedLoads: Measure = ({ loads, failures }) =>
  Math.min(
    loads,
    Object.entries(failures).reduce((sum, [phase, count]) => (isUsable(phase) ? sum : sum + count), 0),
  )
const loadsWith =
  (phase: FailurePhase): Measure =>
  ({ loads, failures }) =>
    Math.min(loads, failures[phase] ?? 0)

const percent = (share: number): string => `${Math.round(share * 10_000) / 100} %`
const rounded = (count: number): number => Math.round(count * 10) / 10

/** Share of the page loads that `measure` finds something wrong with. */
function shareOf(weighed: readonly WeighedAddress[], measure: Measure): number {
  const loads = weighed.reduce((sum, one) => sum + one.loads, 0)
  const found = weighed.reduce((sum, { scale, tally }) => sum + scale * measure(tally), 0)
  return loads > 0 ? found / loads : 0
}

/** The networks without those with the most failures: reports of those alone decide nothing. */
function withoutWorst(weighed: readonly WeighedAddress[], measure: Measure, addresses: number) {
  const weight = ({ scale, tally }: WeighedAddress) => scale * measure(tally)
  return weighed.toSorted((a, b) => weight(b) - weight(a)).slice(Math.min(setAside, addresses - 1))
}

/**
 * Share of the page loads that failed beyond what fails of the current release too: of each kind the share above that of the
 * current release, without the networks where that failed most, so that none can hide failures of a canary.
 */
function excessOf(
  canary: readonly WeighedAddress[],
  control: readonly WeighedAddress[],
  addresses: number,
): number {
  return failedPhases(canary.map(({ tally }) => tally)).reduce((sum, phase) => {
    const measure = loadsWith(phase)
    const usual = shareOf(withoutWorst(control, measure, addresses), measure)
    return sum + Math.max(0, shareOf(canary, measure) - usual)
  }, 0)
}

/**
 * Decides about a canary by what pages reported (GUARD-2). A network counts for at most its share of the sample,
 * and the bound must be exceeded without the two networks that failed most: somebody who controls one or two addresses
 * can neither roll a canary back nor keep one. A canary without a guard is always kept.
 */
export function decideGuard(rollout: Rollout, { canary, control }: GuardInput): GuardDecision {
  const addresses = rollout.addresses ?? defaultAddresses
  const weighed = weighAddresses(canary, addresses)
  const loads = weighed.reduce((sum, one) => sum + one.loads, 0)
  const share = shareOf(weighed, failedLoads)
  const decide = (decision: GuardDecision['decision'], reason: string): GuardDecision => ({
    decision,
    failed: share * loads,
    loads,
    share,
    reason,
  })
  if (rollout.guard === undefined) return decide('keep', 'it has no guard')
  if (weighed.length < addresses)
    return decide('wait', `page loads came from ${weighed.length} of the ${addresses} networks needed`)
  const sample = rollout.sample ?? defaultSample
  // Weights are sums of fractions.
  if (loads + 1e-6 < sample)
    return decide('wait', `${rounded(loads)} of the ${sample} page loads needed to decide`)

  const all = weighed.reduce((sum, { tally }) => sum + tally.loads, 0)
  const trimmed = all - loads < 0.5 ? '' : `${all} reported, of which `
  const summary = `${trimmed}${rounded(share * loads)} of ${rounded(loads)} page loads failed (${[percent(share), phasesOf(canary)].filter(Boolean).join(': ')})`
  const usual = weighAddresses(control, addresses)
  if (share > rollout.guard) {
    const bound = `the bound of ${percent(rollout.guard)}`
    if (shareOf(withoutWorst(weighed, failedLoads, addresses), failedLoads) <= rollout.guard)
      return decide('keep', `${summary}, above ${bound} according to only ${setAside} networks`)
    const rest = withoutWorst(weighed, failedLoads, addresses)
    if (Math.min(excessOf(weighed, usual, addresses), excessOf(rest, usual, addresses)) > rollout.guard)
      return decide('take-back', `${summary}, above ${bound}`)
    return decide('keep', `${summary}, above ${bound}, but not by more of any kind than the current release`)
  }
  const worse =
    worseThanControl(rollout, weighed, usual, addresses) ?? fewerDeposits(rollout, weighed, usual, addresses)
  if (worse !== undefined) return decide('take-back', worse)
  return decide('keep', `${summary}, within the bound of ${percent(rollout.guard)}`)
}

/** Reported failed loads by phase. */
function phasesOf(canary: readonly AddressTally[]): string {
  const counts = new Map<string, number>()
  for (const { failures } of canary)
    for (const [phase, count] of Object.entries(failures))
      if (count > 0 && !isUsable(phase)) counts.set(phase, (counts.get(phase) ?? 0) + count)
  return [...counts].map(([phase, count]) => `${count} at ${phase}`).join(', ')
}

/** Describes the failures that exceed those of the current release by more than the bound. */
function worseThanControl(
  { bounds }: Rollout,
  canary: readonly WeighedAddress[],
  control: readonly WeighedAddress[],
  addresses: number,
): string | undefined {
  const words = { 'long-task': 'had long tasks', call: 'had a call that failed' } as const
  for (const phase of Object.keys(usable).filter(isUsable)) {
    const measure = loadsWith(phase)
    const bound = bounds?.[usable[phase]] ?? defaultBounds[usable[phase]]
    const before = shareOf(control, measure)
    if (shareOf(withoutWorst(canary, measure, addresses), measure) - before <= bound) continue
    const now = percent(shareOf(canary, measure))
    return `${now} of its page loads ${words[phase]}, with the current release ${percent(before)}: more than ${percent(bound)} above`
  }
  return undefined
}

/** Describes a shortfall of credited deposits: far fewer page loads have one than with the current release. */
function fewerDeposits(
  { bounds }: Rollout,
  canary: readonly WeighedAddress[],
  control: readonly WeighedAddress[],
  addresses: number,
): string | undefined {
  const credited: Measure = ({ loads, credited: count = 0 }) => Math.min(loads, count)
  const without: Measure = (tally) => tally.loads - credited(tally)
  const usual = shareOf(withoutWorst(control, credited, addresses), credited)
  const counted = withoutWorst(canary, without, addresses)
  const expected = usual * counted.reduce((sum, { loads }) => sum + loads, 0)
  const bound = bounds?.deposits ?? defaultBounds.deposits
  const now = shareOf(counted, credited)
  if (expected < creditsExpected || now >= usual * (1 - bound)) return undefined
  return `a deposit was credited in ${percent(now)} of its page loads, with the current release in ${percent(usual)}: more than ${percent(bound)} fewer`
}
