export { everyCall } from './every-call'
