// The module
export { memberDaysModule } from './member-days-module'
// What a figure is
export { figureColumns, netMinor, noFigures, sumsOfFigures, type Figures } from './figures'
export type { DayCategory } from './tables'
// Figures of one member
export { daysOf, figuresByCategory, figuresByDay, figuresOf, hasStaked, haveStaked } from './read-days'
// Figures of a merchant's members, and who has most
export {
  changedDays,
  daysByMember,
  daysChangedSince,
  figuresOfMembers,
  playDays,
  playedByDay,
  playersByDay,
  rankMembers,
  validDays,
} from './read-members'
export { figuresOnDays, hasDepositedBefore } from './read-members'
export type { PlayDay } from './read-members'
// What was played by the hour
export { changedHours, hourProblems, playedByHour } from './read-hours'
// Comparing them with what they come from
export { carriedPlay, countsOn } from './counted-on'
export { dayProblems, derivedDays, type DerivedDay } from './day-problems'
// For migrations that change what is counted
export { countingCode } from './counting-code'
export { default as memberDayOrigin } from './stored-code/member_day_origin.sql'
// Days of the past
export { hasPlayDays, importPlayDays, type ImportedPlayDay } from './import-days'
