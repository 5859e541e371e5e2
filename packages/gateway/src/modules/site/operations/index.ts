// The module
export { operationsModule } from './operations-module'
