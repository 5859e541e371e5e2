// The module
export { registrationModule } from './registration-module'
// Days in a merchant's time zone
export { dayIn } from './age'
