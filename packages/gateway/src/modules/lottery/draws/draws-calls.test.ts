import type { DrawProof, Lottery, Result } from '@plaza/contract/lottery'
import type { Push } from '@plaza/contract/page'
import { verifyDraw } from '@plaza/fair'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { operate } from '../../../testing/operate'
import { registerLotteryPlays } from './popularity'
import { addLotteries, everyMinute, testLottery } from './testing/add-lottery'

const minuteMs = 60_000
const provinces = ['Hà Nội', 'Quảng Ninh', 'Bắc Ninh', 'Hà Nội', 'Hải Phòng', 'Nam Định', 'Thái Bình']

describe('the calls of the lottery hall', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
    await addLotteries(test.db, test.clock.now(), [
      testLottery(),
      testLottery({ code: 'pk60', rules: 'pk10', prizeModes: ['Lott', 'Elott'] }),
      testLottery({
        code: 'vn-north',
        rules: 'vn27',
        group: 'vietnam',
        region: 'north',
        provinces,
        schedule: { kind: 'daily', at: '18:15', timeZone: 'Asia/Ho_Chi_Minh', closesBeforeSeconds: 900 },
      }),
      testLottery({
        code: 'vn-fast300',
        rules: 'vn27',
        schedule: { ...everyMinute, kind: 'every', seconds: 300, closesBeforeSeconds: 10 },
      }),
      testLottery({ code: 'six45-daily', rules: 'six45', group: 'six45' }),
    ])
    await test.runJobs()
    for (let minute = 0; minute < 30; minute += 1) await test.runJobs(2, minuteMs / 2)
  })
  afterAll(() => test.close())

  const get = async <T>(url: string, host = 'localhost'): Promise<T> => {
    const answer = (await test.call({ url, headers: { host } })).json<{
      success: boolean
      code?: string
      value: T
    }>()
    if (!answer.success) throw new Error(answer.code)
    return answer.value
  }
  const codes = (lotteries: readonly Lottery[]) => lotteries.map(({ code }) => code)

  // DRAW-5
  it('visitors get every lottery with its issue and last result, in the merchant’s order', async () => {
    const { lotteries } = await get<{ lotteries: Lottery[] }>('/lgw/games/mobile')
    expect(codes(lotteries)).toEqual(['five60', 'pk60', 'vn-north', 'vn-fast300', 'six45-daily'])
    expect(lotteries[0]).toMatchObject({
      family: 'five',
      everySeconds: 60,
      timeZone: 'Asia/Manila',
      isOpen: true,
      issue: { no: '20261101-0751', n: 751, of: 1440, state: 'open' },
      last: { no: '20261101-0750' },
    })
    expect(lotteries[2]).toMatchObject({
      family: 'vietnam',
      dailyAt: '18:15',
      region: 'north',
      provinces,
      last: null,
    })
  })

  // DRAW-5
  it('a merchant gets its own lotteries alone: one without any gets none', async () => {
    expect(await get('/lgw/moreLottery', 'lite.localhost')).toEqual({ lotteries: [], groups: [] })
    await expect(get('/lgw/results?code=five60', 'lite.localhost')).rejects.toThrow('lottery.not.found')
    await expect(get('/lgw/draws/five60/20261101-0750', 'lite.localhost')).rejects.toThrow(
      'lottery.not.found',
    )
  })

  // DRAW-5
  it('e-lottery is there only where the merchant has it among its settings', async () => {
    const elott = async () =>
      codes((await get<{ lotteries: Lottery[] }>('/lgw/games/mobile?prizeMode=Elott')).lotteries)
    expect(await elott()).toEqual([])
    await operate(test.db, {
      kind: 'setting',
      merchant: 'demo',
      path: 'lottery',
      value: { ELOTT: ['TCG_LOTTO_VN'] },
    })
    await eventually(async () => expect(await elott()).toEqual(['pk60']))
  })

  // DRAW-5
  it('menus list the families, the hall its groups, and the Vietnamese menu its regions', async () => {
    expect(await get('/lgw/games/mobile_game_menus')).toEqual({
      menus: [
        { family: 'five', lotteries: ['five60'] },
        { family: 'pk10', lotteries: ['pk60'] },
        { family: 'vietnam', lotteries: ['vn-north', 'vn-fast300'] },
        { family: 'six45', lotteries: ['six45-daily'] },
      ],
    })
    expect(await get('/lgw/moreLottery')).toMatchObject({
      groups: [
        { group: 'fast', lotteries: ['five60', 'pk60', 'vn-fast300'] },
        { group: 'vietnam', lotteries: ['vn-north'] },
        { group: 'six45', lotteries: ['six45-daily'] },
      ],
    })
    expect(await get('/lgw/vn/games/game_menu')).toEqual({
      regions: [{ region: 'north', lotteries: [{ code: 'vn-north', provinces }] }],
      fast: ['vn-fast300'],
    })
  })

  // DRAW-5
  it('the opened numeros are the open issues of the Vietnamese boards', async () => {
    const { numeros } = await get<{ numeros: { lottery: string; issue: { state: string } }[] }>(
      '/lgw/vn/numeros/opened/game',
    )
    expect(numeros.map(({ lottery, issue }) => [lottery, issue.state])).toEqual([
      ['vn-north', 'open'],
      ['vn-fast300', 'open'],
    ])
  })

  // DRAW-5
  it('popular lotteries are the most played first, then the others in the merchant’s order', async () => {
    const popular = async () => codes((await get<{ lotteries: Lottery[] }>('/lgw/games/popular')).lotteries)
    expect(await popular()).toEqual(['five60', 'pk60', 'vn-north', 'vn-fast300', 'six45-daily'])
    registerLotteryPlays(test.gateway, async () => new Map([['vn-fast300', 9]]))
    registerLotteryPlays(test.gateway, async () => new Map([['pk60', 10]]))
    expect(await popular()).toEqual(['pk60', 'vn-fast300', 'five60', 'vn-north', 'six45-daily'])
  })

  // DRAW-5
  it('results are paged by 20, newest first, of one day or of all', async () => {
    const page = (query: string) =>
      get<{ results: Result[]; total: number; pageNum: number; totalPages: number }>(`/lgw/results?${query}`)
    const first = await page('code=five60')
    expect(first).toMatchObject({ total: 30, pageNum: 1, totalPages: 2 })
    expect(first.results.map(({ no }) => no)).toEqual(
      Array.from({ length: 20 }, (_, index) => `20261101-0${String(750 - index)}`),
    )
    expect((await page('code=five60&pageNo=2')).results).toHaveLength(10)
    expect(await page('code=five60&day=2026-11-01')).toMatchObject({ total: 30 })
    expect(await page('code=five60&day=2026-11-02')).toMatchObject({ total: 0, totalPages: 0, results: [] })
    await expect(page('code=nothing')).rejects.toThrow('lottery.not.found')
    await expect(page('code=five60&day=yesterday')).rejects.toThrow('request.invalid')
  })

  // DRAW-5
  it('a trend is the last draws, newest first, and the newest results are four of each lottery', async () => {
    const { results } = await get<{ results: Result[] }>('/lgw/trend?code=pk60&count=7')
    expect(results.map(({ no }) => no)).toEqual(
      Array.from({ length: 7 }, (_, index) => `20261101-0${String(750 - index)}`),
    )
    expect(results.every(({ numbers }) => new Set(numbers).size === 10)).toBe(true)
    await expect(get('/lgw/trend?code=pk60&count=1001')).rejects.toThrow('request.invalid')
    const { lotteries } = await get<{ lotteries: { code: string; results: Result[] }[] }>(
      '/lgw/results/newest',
    )
    expect(lotteries.map(({ code, results: newest }) => [code, newest.length])).toEqual([
      ['five60', 4],
      ['pk60', 4],
      ['vn-north', 0],
      ['vn-fast300', 4],
      ['six45-daily', 4],
    ])
  })

  // DRAW-2
  it('the proof of a draw holds in every step, at a chain’s first link as later', async () => {
    for (const no of ['20261101-0721', '20261101-0722', '20261101-0750'])
      for (const code of ['five60', 'pk60', 'six45-daily'])
        expect(await verifyDraw(await get<DrawProof>(`/lgw/draws/${code}/${no}`))).toMatchObject({
          seedMatchesHash: true,
          followsChain: true,
          numbersMatch: true,
        })
    await expect(get('/lgw/draws/five60/20261101-0001')).rejects.toThrow('lottery.issue.unknown')
  })

  // DRAW-2
  it('the proof of an open issue has its commitment and neither seed nor digest', async () => {
    const proof = await get<DrawProof>('/lgw/draws/five60/20261101-0751')
    expect(proof).toMatchObject({ state: 'open', orders: 0, previous: { no: '20261101-0750' } })
    expect(proof.seedHash).toBe(proof.previous?.seed)
    expect(proof.seed ?? proof.digest ?? proof.numbers).toBeUndefined()
  })

  // DRAW-5
  it('the pages of a merchant, visitors’ too, receive every close, and every draw with its numbers', async () => {
    const heard: Push[] = []
    const elsewhere: Push[] = []
    const unwatched: Push[] = []
    const watched: Push[] = []
    const leave = [
      test.gateway.streams.addPage('demo', (push) => void unwatched.push(push), new Set()),
      test.gateway.streams.addPage(
        'demo',
        (push) => void watched.push(push),
        new Set(['draw:changed/five60']),
      ),
      test.gateway.streams.addPage('demo', (push) => void heard.push(push)),
      test.gateway.streams.addPage('lite', (push) => void elsewhere.push(push)),
    ]
    const of60 = () =>
      heard
        .map(({ payload }) => payload as Lottery & { lottery: string })
        .filter(({ lottery }) => lottery === 'five60')
    await test.runJobs(1, minuteMs - 4_000)
    await eventually(async () =>
      expect(of60()).toEqual([
        expect.objectContaining({ isOpen: true, issue: expect.objectContaining({ state: 'closed' }) }),
      ]),
    )
    await test.runJobs(1, 4_000)
    await eventually(async () => expect(of60()).toHaveLength(2))
    const { lotteries } = await get<{ lotteries: Lottery[] }>('/lgw/games/mobile')
    expect(of60()[1]).toMatchObject({ issue: lotteries[0]?.issue, last: lotteries[0]?.last })
    expect(of60()[1]?.last).toMatchObject({ no: '20261101-0751' })
    expect(elsewhere).toEqual([])
    expect(unwatched).toEqual([])
    expect(watched).toEqual(
      heard.filter(({ payload }) => (payload as { lottery: string }).lottery === 'five60'),
    )
    for (const end of leave) end()
  })
})
