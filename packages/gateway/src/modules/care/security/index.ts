// The module
export { securityModule } from './security-module'
