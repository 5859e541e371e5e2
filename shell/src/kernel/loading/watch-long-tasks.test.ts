/** @jest-environment node */
import { culpritOf } from './watch-long-tasks'

const mount = (remote: string, at: number) => ({ remote, release: '1.0.0-00000000', at })
const task = (startTime: number, duration: number) => ({ startTime, duration })

it.each([
  ['the remote whose mount it is', task(100, 1_500), [mount('mf-a', 110)], 'mf-a'],
  ['the last that began to draw in it', task(100, 1_500), [mount('mf-a', 110), mount('mf-b', 1_200)], 'mf-b'],
  ['one that drew shortly before', task(3_000, 1_500), [mount('mf-a', 1_500)], 'mf-a'],
  ['nobody where all drew long before', task(9_000, 1_500), [mount('mf-a', 1_500)], undefined],
  ['nobody where all drew afterwards', task(100, 1_500), [mount('mf-a', 1_700)], undefined],
  ['nobody where it was short', task(100, 999), [mount('mf-a', 110)], undefined],
])('attributes a long task to %s', (_whom, entry, mounts, culprit) => {
  expect(culpritOf(entry, mounts)?.remote).toBe(culprit)
})
