import { centred } from '../glyphs'
import { box, oval } from '../geometry'
import type { Painter, Ramp } from '../painter'
import { fill, group, place } from '../painter'
import { ramps } from '../ramps'

export const suits = {
  spade:
    'M0,-30C8,-14 30,-2 30,16C30,32 12,34 4,22C5,32 8,36 12,40L-12,40C-8,36 -5,32 -4,22C-12,34 -30,32 -30,16C-30,-2 -8,-14 0,-30Z',
  heart: 'M0,36C-12,20 -34,8 -34,-12C-34,-34 -8,-38 0,-18C8,-38 34,-34 34,-12C34,8 12,20 0,36Z',
  diamond: 'M0,-38L28,0L0,38L-28,0Z',
  club: `${oval(0, -16, 15)}${oval(-17, 8, 15)}${oval(17, 8, 15)}M-4,4L4,4C4,24 8,34 14,38L-14,38C-8,34 -4,24 -4,4Z`,
} as const
type Suit = keyof typeof suits

const suitRamp = (suit: Suit): Ramp => (suit === 'heart' || suit === 'diamond' ? ramps.ruby : ramps.obsidian)

/** A playing card 84 × 120, its centre at the origin. */
export function card(p: Painter, rank: string, suit: Suit): string {
  const ramp = suitRamp(suit)
  const corner =
    group(centred(rank, 22, ramp.mid, 17, 10), place(-27, -42)) +
    group(fill(suits[suit], ramp.mid), place(-27, -21, 0.24))
  return (
    fill(box(3, 5, 84, 120, 11), '#0a0418', 0.35) +
    p.solid(box(0, 0, 84, 120, 11), ramps.ivory, { rim: 4, shade: 0.25 }) +
    group(p.solid(suits[suit], ramp, { rim: 3 }), place(2, 6, 0.98)) +
    corner +
    group(corner, place(0, 0, 1, 180))
  )
}
