// The module
export { liveRowsModule } from './live-rows-module'
// Names of members for everybody to read
export { maskAccount } from './winners'
// What vendors report
export { mostPoolsOfVendor, storePools } from './store-pools'
