// The module
export { registrationModule } from './registration-module'
// Names that nobody may have
export { isReservedName } from './reserved-names'
