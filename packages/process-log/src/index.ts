export { openLog } from './open-log'
export type { LogLines } from './open-log'
export { createSample } from './sample'
export type { Sampled } from './sample'
