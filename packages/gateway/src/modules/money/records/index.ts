// The module
export { recordsModule } from './records-module'
