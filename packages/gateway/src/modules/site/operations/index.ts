// The module
export { operationsModule } from './operations-module'
// The operations and reports of the `plaza` command
export { perform, type AnyOperation } from './perform'
export { rewrapKeys, rotateKeys } from './change-keys'
export {
  actorSchema,
  merchantAskedSchema,
  operationSchema,
  orderAskedSchema,
  reportAskedSchema,
  suspenseAskedSchema,
  trailQuerySchema,
} from './operation-schema'
