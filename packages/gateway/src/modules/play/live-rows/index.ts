// The module
export { liveRowsModule } from './live-rows-module'
// What vendors report
export { mostPoolsOfVendor, storePools } from './store-pools'
