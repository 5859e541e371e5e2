// The module
export { freezeRequestsModule } from './freeze-requests-module'
// What an agent asked about an account
export { latestFreeze } from './ask-freeze'
// Requests from elsewhere
export { hasFreezes, importFreezes, type ImportedFreeze } from './import-freezes'
