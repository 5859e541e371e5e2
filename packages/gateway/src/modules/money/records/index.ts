// The module
export { recordsModule } from './records-module'
// The days that a query of records asks for
export { filterOf } from './record-filter'
// Entries of the ledger as records, and where their next part begins
export { recordTypeOf, showRecord } from './transaction-records'
export { nextOf, readEntryPosition } from './positions'
