// What a play is.
export type {
  Count,
  Draw,
  DrawShape,
  Localized,
  Picks,
  Play,
  Row,
  RulesId,
  RuleSet,
  TicketShape,
  Tier,
  UnitForm,
} from './kernel/play'

// Picks, units and wins.
export { checkPicks, holdsBothSides, isDraw, settle, unitsOf, type PicksProblem } from './kernel/check-picks'

// Single tickets as text.
export { mostTickets, numbersOf, parseTickets, type ParsedTickets } from './kernel/tickets'

// Prizes, odds and rebates.
export {
  basisPoints,
  groupStep,
  hasFixedPrizes,
  highestPrize,
  isPrizeGroup,
  lowestGroup,
  oddsOf,
  prizeOf,
  prizeScale,
  prizesOf,
  rebateOf,
  returnOf,
  type Share,
} from './kernel/prizes'
export { mostOfDraw } from './kernel/most-of-draw'
export { mostHits, outcomesOf, type Outcome } from './kernel/outcomes'
export {
  highestOrderPrize,
  linePrize,
  orderPayout,
  type ChosenLine,
  type SettledLine,
} from './kernel/order-payout'
