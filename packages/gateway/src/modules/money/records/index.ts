// The module
export { recordsModule } from './records-module'
// The days that a query of records asks for
export { filterOf } from './record-filter'
