// The module
export { memberDaysModule } from './member-days-module'
// What a figure is
export { figureColumns, netMinor, noFigures, sumsOfFigures, type Figures } from './figures'
export type { DayCategory } from './tables'
// Figures of one member
export { daysOf, figuresByCategory, figuresByDay, figuresOf, hasStaked, haveStaked } from './read-days'
// Figures of a merchant's members, and who has most
export { figuresOfMembers, playDays, playersByDay, rankMembers, type PlayDay } from './read-members'
// Comparing them with what they come from
export { dayProblems, derivedDays, type DerivedDay } from './day-problems'
// Days of the past
export { hasPlayDays, importPlayDays, type ImportedPlayDay } from './import-days'
