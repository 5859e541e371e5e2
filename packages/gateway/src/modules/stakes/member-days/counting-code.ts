import memberDayFigure from './stored-code/member_day_figure.sql'
import memberDaysChange from './stored-code/member_days_change.sql'
import memberDaysCountEntries from './stored-code/member_days_count_entries.sql'
import memberDaysCountStakes from './stored-code/member_days_count_stakes.sql'

/** The functions that count bookings and settled stakes, for migrations that change what is counted. */
export const countingCode: readonly string[] = [
  memberDayFigure,
  memberDaysChange,
  memberDaysCountEntries,
  memberDaysCountStakes,
]
