// The module
export { operationsModule } from './operations-module'
// The operations and reports of the `plaza` command
export type { AnyOperation } from './any-operation'
export { perform, performSigned } from './perform'
export type { Signed } from './authorise'
export { rewrapKeys, rotateKeys } from './change-keys'
export {
  merchantAskedSchema,
  operationSchema,
  orderAskedSchema,
  reportAskedSchema,
  signedSchema,
  suspenseAskedSchema,
  trailQuerySchema,
} from './operation-schema'
