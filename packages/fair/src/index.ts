// Seeds and floats.
export {
  floatsOf,
  floatsOfBytes,
  floatStream,
  hexOf,
  hmacBytes,
  messageOf,
  sha256Hex,
  type Hmac,
} from './derive'

// Computing a round, and recomputing a past one.
export {
  playCrash,
  playMines,
  playSlot,
  verifyRound,
  type RoundOutcome,
  type RoundProof,
  type RoundSeeds,
  type Verification,
} from './verify'

// The slots.
export {
  slotModels,
  slotSymbols,
  type Pays,
  type SlotId,
  type SlotModel,
  type SlotSymbol,
} from './slot-models'
export { slotFloats, spinAt, spinSlot, type LineWin, type SlotOutcome, type SpinResult } from './slot'

// The shared flight.
export {
  crashCap,
  crashLowest,
  crashOutcome,
  crashPoint,
  crashReach,
  flightMs,
  flightMultiple,
  isOnChain,
  type CrashOutcome,
} from './crash'

// The mine field.
export {
  mineFields,
  minePositions,
  minesCap,
  minesChance,
  minesLadder,
  minesLastOpening,
  minesMultiple,
  minesOutcome,
  openedFields,
  openedMask,
  type MinesOutcome,
} from './mines'

// The engines' returns, and how they are verified.
export { engineFacts, engineIds, isEngineId, type EngineFacts, type EngineId } from './engines'
export { basisPoints, slotLargestWin, slotReturn, type Share } from './slot-return'
export { crashReturn, minesChoices, minesReturn } from './choice-return'
export { simulate, type Simulation } from './simulate'

// Draws of lotteries
export { drawShapes, type DrawRules, type DrawShape } from './draw-shapes'
export { drawMessage, drawNumbers, drawNumbersWith, type DrawSeeds } from './lottery-draw'
export {
  coversLines,
  digestText,
  orderDigest,
  orderHash,
  orderText,
  type DigestedOrder,
  type HashedLine,
  type HashedOrder,
} from './order-digest'
export { verifyWitness, witnessChainText, witnessLinkText } from './verify-witness'
export { reachesChainEnd, verifyDraw, type DrawRecord, type DrawVerification } from './verify-draw'
