// The module
export { operationsModule } from './operations-module'
// What the `plaza` command can do and ask
export { perform, type AnyOperation } from './perform'
export { operationSchema, reportAskedSchema, suspenseAskedSchema } from './operation-schema'
