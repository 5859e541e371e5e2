// The module
export { registrationModule } from './registration-module'
