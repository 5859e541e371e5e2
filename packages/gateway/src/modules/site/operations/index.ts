// The module
export { operationsModule } from './operations-module'
// The operations and reports of the `plaza` command
export { perform, performSigned, type AnyOperation } from './perform'
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
