import type { Database } from '../../../../kernel/database/database'
import { importLotteries, type ImportedLottery } from '../import-lotteries'
import type { Schedule } from '../schedule'

/** Every minute in Manila, closing 5 s before. */
export const everyMinute: Schedule = {
  kind: 'every',
  seconds: 60,
  timeZone: 'Asia/Manila',
  closesBeforeSeconds: 5,
}

/** A lottery of tests: five digits every minute; give only what the test is about. */
export const testLottery = (given: Partial<ImportedLottery> = {}): ImportedLottery => ({
  code: 'five60',
  rules: 'five',
  group: 'fast',
  schedule: everyMinute,
  name: { en: 'Coral Five' },
  icon: '/img/icon/test',
  tint: '#000000',
  prizeModes: ['Lott'],
  ...given,
})

/** Adds lotteries to a merchant; its clock begins at `now`. */
export const addLotteries = (
  db: Database,
  now: number,
  lotteries: readonly ImportedLottery[] = [testLottery()],
  merchant = 'demo',
): Promise<void> => db.transaction((trx) => importLotteries(trx, merchant, lotteries, now))
