// The module
export { inboxModule } from './inbox-module'
