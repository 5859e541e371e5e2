// Roles, and who is another person
export { mayOperate, operatorRoles, type OperatorArea, type OperatorRole } from './roles'
export { isAnotherOperator } from './another-operator'
// Credentials
export {
  addCredential,
  hasAdmin,
  isOperatorId,
  listCredentials,
  operatorTokens,
  readCredential,
  revokeCredentials,
  type CredentialRevocation,
  type ListedCredential,
  type NewCredential,
} from './credentials'
// Secrets in files, and the demo's
export { operatorFile, readOperatorFile, saveOperatorFile } from './operator-file'
export { demoOperator, prepareDemoOperators } from './demo-operators'
// What they change in a database
export { operatorMigrations } from './migrations'
