/** Fields of the board, numbered by rows from 0, top left. */
export const mineFields = 25
const returnHundredths = 97
/** The multiple at which a round ends automatically, hundredths of the stake. */
export const minesCap = 1_000_000

/** The outcome of a board: the mines' positions, the opened fields, and the multiple of the stake (hundredths). */
export interface MinesOutcome {
  /** Ascending. */
  mines: number[]
  /** Ascending. */
  opened: number[]
  isHit: boolean
  /** 0 after hitting a mine, or with no field opened. */
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

/**
 * The number of boards on which `opened` given fields are free, and of all boards; their ratio is the chance of
 * surviving.
 */
export const minesChance = (mines: number, opened: number): { free: number; all: number } => ({
  free: choose(mineFields - opened, mines),
  all: choose(mineFields, mines),
})

/** Multiple after a number of opened fields, hundredths of the stake, rounded down: `⌊97 × all ÷ free⌋`. */
export function minesMultiple(mines: number, opened: number): number {
  if (opened === 0) return 0
  const { free, all } = minesChance(mines, opened)
  return Math.floor((returnHundredths * all) / free)
}

/** The number of opened fields at which a round ends automatically: all free fields, or the last one below the cap. */
export function minesLastOpening(mines: number): number {
  const most = mineFields - mines
  for (let opened = 1; opened < most; opened += 1)
    if (minesMultiple(mines, opened + 1) > minesCap) return opened
  return most
}

/**
 * Every multiple at which a player can cash out with a number of mines: after one opened field, two, … (hundredths).
 */
export const minesLadder = (mines: number): number[] =>
  Array.from({ length: minesLastOpening(mines) }, (_, index) => minesMultiple(mines, index + 1))

/** Opened fields as the single number in a proof's params: bit `n` is field `n`. */
export const openedMask = (opened: readonly number[]): number =>
  opened.reduce((mask, field) => mask | (1 << field), 0)

/** The fields in such a number, ascending. */
export const openedFields = (mask: number): number[] =>
  Array.from({ length: mineFields }, (_, field) => field).filter((field) => mask & (1 << field))

/** What a board pays for opened fields, if the player cashed out or hit a mine. */
export function minesOutcome(mines: readonly number[], opened: readonly number[]): MinesOutcome {
  const isHit = opened.some((field) => mines.includes(field))
  return {
    mines: [...mines],
    opened: [...opened].sort((a, b) => a - b),
    isHit,
    multiple: isHit ? 0 : minesMultiple(mines.length, opened.length),
  }
}
