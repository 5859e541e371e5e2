// The module
export { openAccountModule } from './open-account-module'
