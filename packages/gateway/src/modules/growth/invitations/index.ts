// The module
export { invitationsModule } from './invitations-module'
// Invitations from elsewhere
export { importInvitations, type ImportedInvitations } from './import-invitations'
