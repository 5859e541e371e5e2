// The module
export { memberModule } from './member-module'
// Invitations
export { findRecommender, inviteCodeOf } from './invite'
// Members from elsewhere
export { importMembers, type ImportedMail } from './import-members'
