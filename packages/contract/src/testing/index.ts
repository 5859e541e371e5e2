export { everyCall } from './every-call'
export { memberEntries } from './member-entries'
export { testSettings } from './test-settings'
