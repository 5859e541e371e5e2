// The module
export { liveRowsModule } from './live-rows-module'
