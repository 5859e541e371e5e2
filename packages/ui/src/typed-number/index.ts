export { readWhole } from './read-number'
