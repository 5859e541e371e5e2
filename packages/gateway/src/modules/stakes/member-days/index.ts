// The module
export { memberDaysModule } from './member-days-module'
// What a figure is
export { netMinor, type Figures } from './figures'
// Figures of one member
export { daysOf, figuresByCategory, figuresByDay, figuresOf, hasStaked } from './read-days'
// Figures of a merchant's members, and who has most
export { figuresOfMembers, playDays, rankMembers, type PlayDay } from './read-members'
// Comparing them with what they come from
export { dayProblems } from './day-problems'
// Days of the past
export { hasPlayDays, importPlayDays, type ImportedPlayDay } from './import-days'
