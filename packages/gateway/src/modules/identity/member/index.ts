// The module
export { memberModule } from './member-module'
// Invitations
export { findRecommender, inviteCodeOf } from './invite'
// Mail of a member
export { deleteMails, markMailsRead, readMails, restoreMails, unreadByKind } from './mails'
export { replyToMail } from './reply-to-mail'
export { writeToMember } from './write-to-member'
// Telling a member what happened
export { tellMember, type NoticeText } from './tell-member'
// Members from elsewhere
export { importMembers, type ImportedMail } from './import-members'
