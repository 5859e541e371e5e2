// The module
export { operationsModule } from './operations-module'
// The operations and reports of the `plaza` command
export { perform, type AnyOperation } from './perform'
export { operationSchema, reportAskedSchema, suspenseAskedSchema } from './operation-schema'
