import * as z from 'zod/mini'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** How a reward is paid in parts: some of it now, the rest in equal parts on each of the days after that. */
export const calendarSchema = z.object({
  /** Per cent of the reward that can be claimed at once. */
  firstPercent: z.int().check(z.minimum(0), z.maximum(99)),
  /** On how many days after that, one part a day, each 24 hours after the one before. */
  days: z.int().check(z.minimum(1), z.maximum(60)),
  /** How long each part can be claimed. */
  hours: z._default(z.int().check(z.minimum(1), z.maximum(720)), 24),
})
export type BonusCalendar = z.output<typeof calendarSchema>

/** One part of a reward. Times are ms. */
export interface RewardPart {
  part: number
  amountMinor: number
  opensAt: number
  expiresAt: number | null
}

/** A whole amount in equal whole parts, the first ones one unit larger where it does not divide. */
const shareOut = (minor: number, parts: number): number[] => {
  const each = Math.floor(minor / parts)
  return Array.from({ length: parts }, (_, index) => each + (index < minor % parts ? 1 : 0))
}

/**
 * The parts of a reward by its calendar: their amounts add up to the reward exactly, and none is empty. Without a calendar it
 * is one part that can be claimed until `expiresAt`.
 */
export function partsOf(
  { amountMinor, expiresAt }: { amountMinor: number; expiresAt: number | null },
  calendar: BonusCalendar | undefined,
  now: number,
): RewardPart[] {
  if (!calendar) return [{ part: 1, amountMinor, opensAt: now, expiresAt }]
  const { firstPercent, days, hours } = calendar
  const firstMinor =
    Math.floor(amountMinor / 100) * firstPercent + Math.floor(((amountMinor % 100) * firstPercent) / 100)
  return [
    { amountMinor: firstMinor, opensAt: now },
    ...shareOut(amountMinor - firstMinor, days).map((minor, index) => ({
      amountMinor: minor,
      opensAt: now + (index + 1) * dayMs,
    })),
  ]
    .filter((part) => part.amountMinor > 0)
    .map((part, index) => ({ part: index + 1, ...part, expiresAt: part.opensAt + hours * hourMs }))
}
