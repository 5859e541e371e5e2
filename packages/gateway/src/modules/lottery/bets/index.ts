// The module
export { betsModule } from './bets-module'
// Placing for a plan
export { bettorOf, type Bettor } from './bettor'
export { placeOrder, quoteLines } from './place-order'
export { quoteTimes } from './quote-line'
export { checkLimits } from './check-limits'
export { checkMeans, claimedMinor } from './check-means'
export { allowsProgressive, limitsOf, prizeGroupsOf } from './betting-limits'
export { ownGroups } from './own-groups'
export { registerOrderEnds, type EndedOrder } from './order-ends'
// When orders count, for audits
export { settledOrders } from './settled-orders'
// Reserving stakes of bets to come
export { registerReserves, type EndReserves, type Bettors } from './reserved-stakes'
// Orders from elsewhere
export {
  importLotteryOrders,
  playedOf,
  settleImported,
  type CorrectedEnd,
  type ImportedEnd,
  type ImportedLotteryOrder,
  type SettledImport,
} from './import-orders'
// Orders of others, for whoever stands above them
export { isOrderWith, orderOfAnybody, ordersNamed } from './orders-of-teams'
