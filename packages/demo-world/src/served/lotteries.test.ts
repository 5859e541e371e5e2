import type { DrawProof, Lottery, Result } from '@plaza/contract/lottery'
import { verifyDraw } from '@plaza/fair'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

  // DRAW-2
  it('the snippet of the documentation checks a draw of every family outside of the site', async () => {
    const [, snippet = ''] = /```js\n([^]*?)```/.exec(readFileSync('docs/lottery.md', 'utf8')) ?? []
    const folder = mkdtempSync(join(tmpdir(), 'plaza-draw-'))
    const file = join(folder, 'check-draw.mjs')
    writeFileSync(file, snippet)
    const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const site = origin.replace('127.0.0.1', 'localhost')
    for (const code of [
      'five60',
      'pk60',
      'dice60',
      'eleven60',
      'pc28-60',
      'vn-north',
      'vn-south',
      'six45-daily',
    ]) {
      const { results } = await gateway.value<{ results: Result[] }>(`/lgw/results?code=${code}`)
      const { stdout } = await promisify(execFile)(process.execPath, [file, site, code, results[3]?.no ?? ''])
      expect(stdout.split('\n').slice(0, 3)).toEqual([
        'seed fits its hash: true',
        'follows the chain: true',
        `numbers: ${results[3]?.numbers.join(' ') ?? ''} true`,
      ])
    }
    rmSync(folder, { recursive: true })
  })
})
