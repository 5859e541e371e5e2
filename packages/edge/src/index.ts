export { createEdge } from './app'
export type { EdgeParts } from './app'
export { readSettings } from './settings'
export type { EdgeSettings } from './settings'
