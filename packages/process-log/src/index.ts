export { openLog } from './open-log'
export type { LogLines } from './open-log'
