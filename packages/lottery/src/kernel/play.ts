/** The rules that a lottery is played by. */
export type RulesId = 'five' | 'pk10' | 'dice' | 'eleven' | 'vn27' | 'vn18' | 'six45' | 'pc28'

/** The numbers of a draw, in their order; of a Vietnamese board all digits, prize by prize. */
export type Draw = readonly number[]

/** What a line plays: one array of numbers for each row of its play. */
export type Picks = readonly (readonly number[])[]

/** A count of outcomes; a `bigint` where a whole board of prizes is counted. */
export type Count = number | bigint

/** A text in both languages. */
export interface Localized {
  en: string
  fil: string
}

/** The texts of a play. */
export interface PlayTexts {
  name: Localized
  help: Localized
  example: Localized
}

/** A row to pick from. What it is called is in the catalogue of the betting table, by its id. */
export interface Row {
  id: string
  /** Ascending and without a gap. Empty in a play of single tickets, whose shape is `Play.ticket`. */
  from: readonly number[]
  /** Fewest and most numbers; 0 where the row may stay empty. */
  min: number
  max: number
  /** Ids of the options where the numbers of the row stand for options: 0 is the first. */
  options?: readonly string[]
}

/** One kind of win. */
export interface Tier {
  id: string
  /** How many of the play's outcomes win with one unit. */
  wins: Count
  /** Fixed prize of one winning unit in ×10⁴ of its price; else the prize follows from the prize group. */
  multiple?: number
}

/** The shape of a single ticket, for text entry. */
export interface TicketShape {
  /** How many numbers a ticket has. */
  numbers: number
  first: number
  last: number
  /** Digits of a number when the numbers of a ticket are written without a space. */
  width: number
  /** True where a number must have all its digits: 05 and never 5. */
  isPadded?: boolean
  /** The ticket as it is kept, or undefined where its numbers are not a ticket. Tickets that play the same are kept alike. */
  normal: (numbers: readonly number[]) => readonly number[] | undefined
}

/**
 * What one unit of a play is: a number or option that stands alone, a number of every row (`isDistinct`: none twice), a
 * number of two rows, so many
 * numbers of the first row, or `some` of the first row with `rest` of the second (of the first, where there is no
 * second).
 */
export type UnitForm =
  | { kind: 'number' }
  | { kind: 'product'; isDistinct?: boolean }
  | { kind: 'two' }
  | { kind: 'set'; size: number }
  | { kind: 'split'; some: number; rest: number }

/**
 * One play, as data. `settle` and `units` are called with picks that `checkPicks` accepted and a draw of the rules;
 * call them by `settle` and `unitsOf`, which take anything (LOTTERY-1).
 */
export interface Play extends PlayTexts {
  id: string
  /** Tradition has units and prizes by prize group; Entertainment is an odds board. */
  type: 'trad' | 'ent'
  /** Plays shown under one heading. */
  group: string
  rows: readonly Row[]
  /** Outcomes of what the play reads, all equally likely. */
  outcomes: Count
  tiers: readonly Tier[]
  /** Positions of the draw that decide, where the outcomes are all numbers at these positions. */
  reads?: readonly number[]
  /**
   * How the counts follow where a whole board cannot be enumerated. `prize-by-prize`: each prize is hit by itself with
   * one of the outcomes, and the hits are added. `tails`: only which last two digits appear counts, and the boards are
   * counted by leaving out those that miss a number.
   */
  reduction?: 'prize-by-prize' | 'tails'
  /** True where a unit takes part in every tier; else it takes part in one. */
  hasSharedTiers?: boolean
  /** Units that one number costs where each number is played on several prizes: 27 in lô of the North. */
  unitsPerNumber?: number
  /** Pairs of options of one row of which one wins and one loses in every draw, at one half each. */
  opposites?: readonly (readonly [number, number])[]
  unit: UnitForm
  /** The play whose units the tickets of this play of single tickets are. */
  ticketsOf?: Play
  /** True where one draw can win every unit there is, so that no outcome excludes another. */
  canWinWhole?: boolean
  /** Set where single tickets can be typed or pasted for the first row. */
  ticket?: TicketShape
  /** The units that picks are. */
  units: (picks: Picks) => number
  /** The units by tier where each unit takes part in one of several tiers. */
  unitsByTier?: (picks: Picks) => readonly number[]
  /** The winning units by tier. */
  settle: (picks: Picks, draw: Draw) => readonly number[]
  /** The most that one draw pays these picks when a winning unit of a tier pays `prizes[tier]`. */
  highest: (picks: Picks, prizes: readonly number[]) => number
}

/** What a draw looks like. */
export interface DrawShape {
  count: number
  first: number
  last: number
  /** No number twice. */
  isDistinct: boolean
  /** In ascending order. */
  isSorted: boolean
}

/** All plays of one family, and what its draws look like. */
export interface RuleSet {
  id: RulesId
  draw: DrawShape
  plays: readonly Play[]
}
