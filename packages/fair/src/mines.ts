/** Fields of the board, numbered by rows from 0, top left. */
export const mineFields = 25
const returnHundredths = 97
/** The multiple at which a round ends by itself, hundredths of the stake. */
export const minesCap = 1_000_000

/**
 * The outcome of a board: where its mines were, which fields were opened, and the multiple of the stake (hundredths).
 */
export interface MinesOutcome {
  /** Ascending. */
  mines: number[]
  /** Ascending. */
  opened: number[]
  isHit: boolean
  /** 0 after a hit or with nothing opened. */
  multiple: number
}

/**
 * Fields with mines, by Fisher–Yates: float `i` selects the `⌊float × (25 − i)⌋`-th of the remaining fields. A float
 * has 32 bits, so each chance is off by less than 2⁻³².
 */
export function minePositions(mines: number, next: () => number): number[] {
  const left = Array.from({ length: mineFields }, (_, field) => field)
  const taken = Array.from({ length: mines }, () => left.splice(Math.floor(next() * left.length), 1))
  return taken.flat().sort((a, b) => a - b)
}

const choose = (n: number, k: number): number => {
  let result = 1
  for (let i = 1; i <= k; i += 1) result = (result * (n - k + i)) / i
  return Math.round(result)
}

/** Boards on which `opened` given fields are free, and all of them: the chance of getting so far. */
export const minesChance = (mines: number, opened: number): { free: number; all: number } => ({
  free: choose(mineFields - opened, mines),
  all: choose(mineFields, mines),
})

/** Multiple after so many opened fields, hundredths of the stake, rounded down: `⌊97 × all ÷ free⌋`. */
export function minesMultiple(mines: number, opened: number): number {
  if (opened === 0) return 0
  const { free, all } = minesChance(mines, opened)
  return Math.floor((returnHundredths * all) / free)
}

/** The number of opened fields at which a round ends by itself: all free ones, or the last before the cap. */
export function minesLastOpening(mines: number): number {
  const most = mineFields - mines
  for (let opened = 1; opened < most; opened += 1)
    if (minesMultiple(mines, opened + 1) > minesCap) return opened
  return most
}

/** Every multiple that can be cashed out with so many mines: after one opened field, two, … (hundredths). */
export const minesLadder = (mines: number): number[] =>
  Array.from({ length: minesLastOpening(mines) }, (_, index) => minesMultiple(mines, index + 1))

/** Opened fields as the one number that a proof's params hold: bit `n` is field `n`. */
export const openedMask = (opened: readonly number[]): number =>
  opened.reduce((mask, field) => mask | (1 << field), 0)

/** Fields of such a number, ascending. */
export const openedFields = (mask: number): number[] =>
  Array.from({ length: mineFields }, (_, field) => field).filter((field) => mask & (1 << field))

/** What a board pays when these fields were opened and it was cashed out, or hit. */
export function minesOutcome(mines: readonly number[], opened: readonly number[]): MinesOutcome {
  const isHit = opened.some((field) => mines.includes(field))
  return {
    mines: [...mines],
    opened: [...opened].sort((a, b) => a - b),
    isHit,
    multiple: isHit ? 0 : minesMultiple(mines.length, opened.length),
  }
}
