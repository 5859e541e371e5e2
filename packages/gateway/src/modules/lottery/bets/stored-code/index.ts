// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import lotteryCounted from './lottery_counted.sql'
import lotteryEndedStakes from './lottery_ended_stakes.sql'
import lotteryExpose from './lottery_expose.sql'
import lotteryExposed from './lottery_exposed.sql'
import lotteryGameRecords from './lottery_game_records.sql'
import lotteryHasOpenOrders from './lottery_has_open_orders.sql'
import lotteryLinesFixed from './lottery_lines_fixed.sql'
import lotteryLinesWhole from './lottery_lines_whole.sql'
import lotteryOrderHasEnded from './lottery_order_has_ended.sql'
import lotteryOrderIsLate from './lottery_order_is_late.sql'
import lotteryOrderIsWhole from './lottery_order_is_whole.sql'
import lotteryOrdersByDay from './lottery_orders_by_day.sql'
import lotteryOrdersByHour from './lottery_orders_by_hour.sql'
import lotteryOrdersFixed from './lottery_orders_fixed.sql'
import lotteryOrdersHashFixed from './lottery_orders_hash_fixed.sql'
import lotteryOrdersHaveEnded from './lottery_orders_have_ended.sql'
import lotteryOrdersLate from './lottery_orders_late.sql'
import lotteryOrdersModeFixed from './lottery_orders_mode_fixed.sql'
import lotteryStaked from './lottery_staked.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: lotteryCounted, hashes: ['422246c73c80'] },
  { text: lotteryEndedStakes, hashes: ['2e77e98a6023'] },
  { text: lotteryExpose, hashes: ['23a83278a921'] },
  { text: lotteryExposed, hashes: ['c43da092ba4f'] },
  { text: lotteryGameRecords, hashes: ['53b713141074'] },
  { text: lotteryHasOpenOrders, hashes: ['779bf28daeb6'] },
  { text: lotteryLinesFixed, hashes: ['0b4b6d55115f'] },
  { text: lotteryLinesWhole, hashes: ['8ee98d6ce38e'] },
  { text: lotteryOrderHasEnded, hashes: ['4604e6ec202a'] },
  { text: lotteryOrderIsLate, hashes: ['b31a50c479f8'] },
  { text: lotteryOrderIsWhole, hashes: ['4ae606a4f4d2'] },
  { text: lotteryOrdersByDay, hashes: ['f9edd7052fbf', 'c474e8325ff5'] },
  { text: lotteryOrdersByHour, hashes: ['949ce02d95df'] },
  { text: lotteryOrdersFixed, hashes: ['1aa05aa6a28b'] },
  { text: lotteryOrdersHashFixed, hashes: ['c0ada2319f93'] },
  { text: lotteryOrdersHaveEnded, hashes: ['e98fe25c7950'] },
  { text: lotteryOrdersLate, hashes: ['cadc2070bdd1'] },
  { text: lotteryOrdersModeFixed, hashes: ['6defec0c4fa3'] },
  { text: lotteryStaked, hashes: ['8de698068bf5'] },
]
