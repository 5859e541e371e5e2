export { afterFrame } from './after-frame'
export { onceLaidOut } from './once-laid-out'
export { playRound, type Round } from './round'
