import { runIn, unitTests } from './clone.mjs'

/** What shows times, dates, numbers and money. */
const suites = [
  'shell/',
  'mf-',
  'packages/release-console',
  'packages/ui',
  'packages/i18n',
  'packages/calendar',
  'packages/money',
]

/**
 * Runs the suites of what shows times and amounts, in a built clone, in a zone of half hours and a locale with a decimal
 * comma. @throws with their last words
 */
export async function tryZone(clone) {
  await runIn(clone, unitTests(suites), { ...process.env, TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8' })
}
