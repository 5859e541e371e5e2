// The module
export { passwordModule } from './password-module'
