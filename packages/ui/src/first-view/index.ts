export { Part, value, Without } from './Part'
