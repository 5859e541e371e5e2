// The module
export { teamListModule } from './team-list-module'
// An account that a call names
export { teamAccount } from './team-account'
// Where the next page begins
export { readCursor, writeCursor, type Position } from './cursor'
