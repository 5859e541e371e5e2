// The module
export { openAccountModule } from './open-account-module'
// Links from elsewhere
export { hasLinks, importLinks, type ImportedLink } from './import-links'
