import { eventually } from '../../testing/eventually'
import { createLogger } from '../logging'
import { WorkLeft } from './job'
import { pauseAfter, startJobs } from './runner'

const minuteMs = 60_000

describe('the pause after a failed run', () => {
  it('work that is left is tried again after 5 seconds, then ever later, up to the interval of its job', () => {
    const pauses = [1, 2, 3, 4, 5, 6].map((failures) =>
      pauseAfter(new WorkLeft('pays', 1), { everyMs: minuteMs }, failures),
    )
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, minuteMs, minuteMs])
    expect(pauseAfter(new WorkLeft('pays', 1), { everyMs: 1_000 }, 9)).toBe(5_000)
  })

  it('any other failure is tried again after 5 seconds, however often', () => {
    expect(pauseAfter(new Error('no database'), { everyMs: minuteMs }, 9)).toBe(5_000)
  })

  it('a job that leaves work says that it failed', async () => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
    const run = () => Promise.reject(new WorkLeft('pays', 2))
    const jobs = startJobs([{ name: 'pays', everyMs: minuteMs, run }], logger)
    try {
      await eventually(() => {
        expect(lines.join('')).toContain('job failed')
        return Promise.resolve()
      })
    } finally {
      await jobs.stop()
    }
  })
})
