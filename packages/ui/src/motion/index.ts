export { playRound, type Round } from './round'
