// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import entriesCountInDays from './entries_count_in_days.sql'
import memberDayCategory from './member_day_category.sql'
import memberDayFigure from './member_day_figure.sql'
import memberDayOfBooking from './member_day_of_booking.sql'
import memberDayOrigin from './member_day_origin.sql'
import memberDaysBooked from './member_days_booked.sql'
import memberDaysChange from './member_days_change.sql'
import memberDaysCountEntries from './member_days_count_entries.sql'
import memberDaysCountStakes from './member_days_count_stakes.sql'
import memberHoursCountStakes from './member_hours_count_stakes.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: entriesCountInDays, hashes: ['64c4c733de5b'] },
  { text: memberDayCategory, hashes: ['706afbd09f96'] },
  { text: memberDayFigure, hashes: ['386a91761564', '6f5f0e9decff', '0e80c7e23c6a', '1602da62413f'] },
  { text: memberDayOfBooking, hashes: ['ce91730773e6'] },
  { text: memberDayOrigin, hashes: ['79c3bcfee875', 'b41a1f71f404', 'da9433142797'] },
  { text: memberDaysBooked, hashes: ['c78382070e70', '2d6597086044'] },
  { text: memberDaysChange, hashes: ['6ada36ff669a', '1d8daaeffcff'] },
  { text: memberDaysCountEntries, hashes: ['dc215efe2f37', '41b319c81a59'] },
  { text: memberDaysCountStakes, hashes: ['95c5ce198151', 'b32aeeeecf9f'] },
  { text: memberHoursCountStakes, hashes: ['831a6b3b189c'] },
]
