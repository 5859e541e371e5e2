import type { DrawProof, Lottery, Result } from '@plaza/contract/lottery'
import { verifyDraw } from '@plaza/fair'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

describe('the lotteries of the demo', () => {
  let gateway: SeededGateway
  beforeAll(async () => {
    gateway = await createSeededGateway()
  })
  afterAll(() => gateway.close())

  // DRAW-5
  it('visitors of the demo get its lotteries with their last results, e-lottery among them', async () => {
    const { lotteries } = await gateway.value<{ lotteries: Lottery[] }>('/lgw/games/mobile')
    expect(lotteries.length).toBeGreaterThanOrEqual(20)
    expect(lotteries.every(({ last }) => last !== null)).toBe(true)
    const elott = await gateway.value<{ lotteries: Lottery[] }>('/lgw/games/mobile?prizeMode=Elott')
    expect(elott.lotteries.length).toBeGreaterThan(10)
  })

  // DRAW-5
  it('the merchant without e-lottery has lotteries in the other mode alone', async () => {
    const host = { host: 'lite.localhost' }
    const { lotteries } = await gateway.value<{ lotteries: Lottery[] }>('/lgw/games/mobile', host)
    expect(lotteries.map(({ prizeModes }) => prizeModes)).toEqual([['Lott'], ['Lott'], ['Lott'], ['Lott']])
  })

  // DRAW-2
  it('draws of the past can be verified from what the gateway answers', async () => {
    for (const code of ['five60', 'vn-central', 'six45-daily']) {
      const { results } = await gateway.value<{ results: Result[] }>(`/lgw/trend?code=${code}&count=1000`)
      expect(results).toHaveLength(code === 'five60' ? 1000 : 90)
      for (const { no } of [results[0], results.at(-1)].flatMap((result) => (result ? [result] : []))) {
        const proof = await gateway.value<DrawProof>(`/lgw/draws/${code}/${no}`)
        expect(await verifyDraw(proof)).toMatchObject({
          seedMatchesHash: true,
          followsChain: true,
          numbersMatch: true,
        })
      }
    }
  })
})
