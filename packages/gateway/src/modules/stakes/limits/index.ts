// The module
export { limitsModule } from './limits-module'
// Limits as they are stored
export { limitRows } from './change-limits'
export type { LimitRow } from './tables'
// Changing them
export { confirmLimit, dropLimit, putLimit, setLimit, type LimitChange } from './change-limits'
// The frames that they count in
export { depositFrames, framesForDatabase, limitFrames, rollingMs, type CountedFrame } from './frames'
// Those of a demo
export { importLimits } from './import-limits'
