import type { Lottery } from '@plaza/contract/lottery'
import { readTrail } from '../../../kernel/audit'
import { runCli } from '../../../command/cli-program'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { perform } from '../../../testing/perform'
import { issueForBet } from './issue-for-bet'
import { addLotteries } from './testing/add-lottery'

const minuteMs = 60_000

describe('closing and opening a lottery', () => {
  let test: TestGateway
  let start = 0
  beforeEach(async () => {
    test = await createTestGateway()
    start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
  })
  afterEach(() => test.close())

  const switchTo = (isOn: boolean, until: number | null = null) =>
    perform(
      test.db,
      { kind: 'lottery-switch', merchant: 'demo', lottery: 'five60', isOn, until },
      { by: 'ana', why: 'maintenance' },
      test.clock.now(),
    )
  const shown = async (): Promise<Lottery | undefined> => {
    const answer = await test.call({ url: '/lgw/games/mobile' })
    return answer.json<{ value: { lotteries: Lottery[] } }>().value.lotteries[0]
  }
  const states = async () => {
    const rows = await test.db.read
      .selectFrom('lottery_issues')
      .select(['n', 'state'])
      .orderBy('no')
      .execute()
    return rows.map(({ n, state }) => `${n} ${state}`)
  }

  // DRAW-4
  it('a closed lottery sells nothing at once, draws the issue that was open, and opens none after it', async () => {
    await switchTo(false)
    await eventually(async () => expect(await shown()).toMatchObject({ isOpen: false }))
    await expect(
      test.db.transaction((trx) =>
        issueForBet(trx, { merchant: 'demo', code: 'five60', no: '20261101-0721', now: start }),
      ),
    ).rejects.toMatchObject({ code: 'lottery.closed', value: { until: null } })
    await test.runJobs(10, minuteMs / 2)
    expect(await states()).toEqual(['721 drawn'])
    expect(await shown()).toMatchObject({ isOpen: false, issue: null, last: { no: '20261101-0721' } })
  })

  // DRAW-4
  it('a lottery that is opened again goes on with the issue of that time: what it did not hold was not missed', async () => {
    await switchTo(false)
    await test.runJobs(20, minuteMs / 2)
    await switchTo(true)
    await test.runJobs()
    expect(await states()).toEqual(['721 drawn', '731 open'])
    await eventually(async () => expect(await shown()).toMatchObject({ isOpen: true, issue: { n: 731 } }))
    await test.runJobs(2, minuteMs / 2)
    expect(await states()).toEqual(['721 drawn', '731 drawn', '732 open'])
  })

  // DRAW-4
  it('a lottery that is closed until a time opens by itself then, and says so before', async () => {
    const until = start + 5 * minuteMs
    await switchTo(false, until)
    await eventually(async () => expect(await shown()).toMatchObject({ isOpen: false, reopensAt: until }))
    await test.runJobs(9, minuteMs / 2)
    expect(await states()).toEqual(['721 drawn'])
    await test.runJobs(1, minuteMs / 2)
    expect(await states()).toEqual(['721 drawn', '726 open'])
    await eventually(async () => expect((await shown())?.isOpen).toBe(true))
    expect((await shown())?.reopensAt).toBeUndefined()
  })

  // DRAW-4
  it('a lottery that is closed and opened while its issue runs misses none', async () => {
    await switchTo(false)
    await switchTo(true)
    await test.runJobs(4, minuteMs / 2)
    expect(await states()).toEqual(['721 drawn', '722 drawn', '723 open'])
  })

  // DRAW-4, OPS-3
  it('the audit trail has who closed a lottery and until when', async () => {
    await switchTo(false, start + minuteMs)
    const [record] = await readTrail(test.db.read, { merchant: 'demo', limit: 1 })
    expect(record).toMatchObject({
      operation: 'lottery-switch',
      by: 'ana',
      why: 'maintenance',
      subject: 'five60',
      before: { isOpen: true, closedUntil: null },
      after: { isOpen: false, closedUntil: start + minuteMs },
    })
  })

  // DRAW-4
  it.each([
    [{ merchant: 'demo', lottery: 'nothing', isOn: false, until: null }, 'It has: five60.'],
    [{ merchant: 'lite', lottery: 'five60', isOn: false, until: null }, 'It has: none.'],
    [
      { merchant: 'demo', lottery: 'five60', isOn: true, until: Number.MAX_SAFE_INTEGER },
      'not open until one',
    ],
    [{ merchant: 'demo', lottery: 'five60', isOn: false, until: 1 }, 'has passed'],
  ])('closing a lottery is refused for %j', async (operation, message) => {
    const actor = { by: 'ana', why: null }
    await expect(
      perform(test.db, { kind: 'lottery-switch', ...operation }, actor, test.clock.now()),
    ).rejects.toThrow(message)
  })
})

// DRAW-4
it('the command refuses anything but on and off, and an invalid time', async () => {
  const lines: string[] = []
  const output = {
    out: (text: string) => void lines.push(text),
    err: (text: string) => void lines.push(text),
  }
  const run = (...words: string[]) =>
    runCli(['node', 'plaza', 'lottery', 'demo', 'five60', ...words], {}, output)
  expect(await run('maybe')).toBe(1)
  expect(await run('off', '--until', 'later')).toBe(1)
  expect(lines).toEqual([
    'Expected "on" or "off", not "maybe".',
    '"later" is not a time such as 2026-11-30T18:00:00+08:00.',
  ])
})

// DRAW-4
it('an operator of a test site closes a lottery through /dev', async () => {
  const test = await createTestGateway()
  await addLotteries(test.db, test.clock.now())
  await test.runJobs()
  const payload = { merchant: 'demo', lottery: 'five60', on: false }
  const answer = await test.call({ method: 'POST', url: '/dev/lottery', payload })
  expect(answer.json()).toMatchObject({ success: true })
  expect(await test.db.read.selectFrom('lotteries').select('is_open').execute()).toEqual([{ is_open: false }])
  await test.close()
})
