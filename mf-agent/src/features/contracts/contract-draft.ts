import type { ContractKind, ContractTerms, ContractTier } from '@plaza/contract/agency'
import { parseAmount } from '@plaza/contract/kernel'

/** A tier while it is being written: numbers as they were typed, amounts in minor units. */
export interface TierDraft {
  /** Tells tiers apart while they are added and removed. */
  key: number
  turnoverMinor: number | null
  lossMinor: number | null
  activeUsers: string
  rate: string
  capMinor: number | null
}

/** An offer while it is being written; basis, period and active users are those of one's own contract. */
export interface ContractDraft {
  carries: boolean
  activeMinor: number | null
  tiers: TierDraft[]
}

const rateText = (rate: number): string => String(rate / 100)

const draftOfTier = (tier: ContractTier, key: number): TierDraft => ({
  key,
  turnoverMinor: tier.turnoverMinor,
  lossMinor: tier.lossMinor,
  activeUsers: String(tier.activeUsers),
  rate: rateText(tier.rate),
  capMinor: tier.capMinor,
})

/** What a form begins with: terms that there are already, or one's own, whose rates are the most that can be given. */
export const draftOf = ({ carries, activeMinor, tiers }: ContractTerms): ContractDraft => ({
  ...{ carries, activeMinor },
  tiers: tiers.map((tier, at) => draftOfTier(tier, at)),
})

/** An empty tier after the others. */
export const nextTier = ({ tiers }: ContractDraft): TierDraft => ({
  key: Math.max(-1, ...tiers.map(({ key }) => key)) + 1,
  ...{ turnoverMinor: null, lossMinor: null, activeUsers: '', rate: '', capMinor: null },
})

/** Hundredths of a per cent of what was typed; null where it is no rate above 0. */
export function readRate(text: string): number | null {
  // The decimals of a per cent are those of a peso.
  const { minor } = parseAmount(text.trim().replace(',', '.'), 'PHP')
  return minor !== undefined && minor > 0 && minor <= 10_000 ? minor : null
}

const readUsers = (text: string): number | null =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) > 0 && Number(text) <= 1_000_000 ? Number(text) : null

function tierOf(kind: ContractKind, draft: TierDraft): ContractTier | null {
  const rate = readRate(draft.rate)
  const activeUsers = readUsers(draft.activeUsers)
  if (rate === null || activeUsers === null) return null
  return {
    turnoverMinor: draft.turnoverMinor ?? 0,
    lossMinor: kind === 'dividend' ? (draft.lossMinor ?? 0) : 0,
    activeUsers,
    rate,
    capMinor: kind === 'dividend' || draft.capMinor === 0 ? null : draft.capMinor,
  }
}

/** The terms of a draft, or the first of its tiers that lacks something, counted from 1; 0 where the bets of active users are missing. */
export function termsOfDraft(
  kind: ContractKind,
  { carries, activeMinor, tiers }: ContractDraft,
  own: Pick<ContractTerms, 'basis' | 'period' | 'carries'>,
): { terms: ContractTerms } | { incomplete: number } {
  if (activeMinor === null || activeMinor < 1) return { incomplete: 0 }
  const read = tiers.map((tier) => tierOf(kind, tier))
  const missing = read.indexOf(null)
  if (missing >= 0) return { incomplete: missing + 1 }
  const { basis, period } = own
  const complete = read.filter((tier) => tier !== null)
  // What one's own contract carries over is carried over further down as well.
  const carried = kind === 'dividend' && (own.carries || carries)
  return { terms: { basis, period, carries: carried, activeMinor, tiers: complete } }
}
