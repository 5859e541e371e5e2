export { figureMark } from './figure-mark'
