// The module
export { directoryModule } from './directory-module'
// Whose name, e-mail or mobile number it is
export { findByAccount, findByContact, findByEmail, findByMobile } from './find-member'
export { accountNames, findById, readMember, type FoundMember } from './find-member'
export { accountsOfPerson } from './accounts-of-person'
export { knownFacts } from './known-facts'
export { realName, setRealName } from './real-name'
// Who is below whom
export { countBelow, directlyBelow, friendsOf, invitedMembers, uplineOf, type Friend } from './below'
export {
  below,
  everybodyBelow,
  keptLines,
  keptLinesByDay,
  linesByDay,
  moveMember,
  registeredBetween,
  uplinesOn,
  wasDirectlyBelow,
} from './lines'
export { belowOn, hasAgency, membersNamed, ownSpan, spansBelow } from './named-lines'
export { hasLevels, isOneLevel } from './one-level'
export { findInTeam, pathTo, teamBelow, teamsBelow, type TeamAccount, type TeamOf } from './team-members'
export { namedLike, withAgency } from './line-of'
export {
  directBelow,
  directIds,
  isBelow,
  lineOf,
  lineOn,
  linesAbove,
  mayBeUpline,
  memberBelow,
  type DirectMember,
} from './line-of'
// Adding and changing members
export { addDetails, addMember, addMembers, hasMembers } from './add-member'
export { blockMembers, claimEmail, claimMobile, secretsChangedAt, setPasswordHash } from './change-member'
export { bindContact, noteSecretsChanged } from './bind-contact'
export { declareAge, lacksDeclaration } from './declared-age'
// VIP levels and birthdays
export { membersOf, setVipLevel, vipLevelOf, vipLevels, vipMembers } from './vip-level'
export { birthDateOf, bornOn, setBirthDate } from './birthdays'
// Accounts that are closed or blocked
export { closeMember, refuseBlocked } from './closed-account'
