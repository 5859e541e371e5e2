// The module
export { checkInModule } from './check-in-module'
// Days with a check-in
export { countCheckIns } from './count-check-ins'
// Check-ins from elsewhere
export { importCheckIns, type ImportedCheckIn } from './import-check-ins'
