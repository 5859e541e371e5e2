export { everyCall } from './every-call'
export { testSettings } from './test-settings'
