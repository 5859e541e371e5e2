export { lazy } from './lazy'
