import { gameTypes, type GameType } from '../play'

/** Categories that have a rate, as on the wire; `LOTT` is shown as a prize group. */
export const rateCategories = gameTypes
export type RateCategory = GameType

/** Rates are hundredths of a per cent of valid bets, in steps of a tenth of a per cent (RATE-1). */
export const rateStep = 10
/** No rate is higher than this: 10 per cent. */
export const highestRate = 1_000

/** The prize group at rate 0, and how many points a step has: a step of either is a tenth of a per cent. */
const groupAtZero = 1_800
const pointsAStep = 2

/** The prize group of lotteries that a rate is: 0 is 1800, and every tenth of a per cent is 2 points. */
export const groupOfRate = (rate: number): number => groupAtZero + (rate / rateStep) * pointsAStep
/** The rate that a prize group is, hundredths of a per cent. */
export const rateOfGroup = (group: number): number => ((group - groupAtZero) / pointsAStep) * rateStep

/** Whether a number is a rate: 0 or more, in whole steps. */
export const isRate = (rate: number): boolean =>
  Number.isInteger(rate) && rate >= 0 && rate <= highestRate && rate % rateStep === 0
