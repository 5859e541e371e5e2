// The module
export { memberModule } from './member-module'
// Invitations
export { findRecommender, inviteCodeOf } from './invite'
