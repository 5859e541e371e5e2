// The module
export { privacyModule } from './privacy-module'
