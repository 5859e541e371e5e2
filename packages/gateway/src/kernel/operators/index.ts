// Roles, and who is another person
export { mayOperate, type OperatorArea, type OperatorRole } from './roles'
export { isAnotherOperator } from './another-operator'
// Credentials
export { hasAdmin, isOperatorId, listCredentials, operatorTokens, readCredential } from './credentials'
// Secrets in files, and the demo's
export { operatorFile, readOperatorFile } from './operator-file'
export { demoOperator, prepareDemoOperators } from './demo-operators'
// What they change in a database
export { operatorMigrations } from './migrations'
