/** @jest-environment node */
import { lotteryRules, type DrawProof } from '@plaza/contract/lottery'
import { drawNumbers } from '@plaza/fair'
import { execFileSync } from 'node:child_process'
import { createHash, webcrypto } from 'node:crypto'
import { drawSnippet } from './draw-snippet'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }))

const seeds = { seed: '3f'.repeat(32), digest: '0b'.repeat(32), issue: '20261123-0612' }
const proof = (rules: DrawProof['rules']): DrawProof => ({
  ...seeds,
  lottery: 'a-lottery',
  rules,
  no: seeds.issue,
  drawAt: 0,
  state: 'drawn',
  seedHash: '',
  orders: 0,
  chain: { no: 1, end: 'ee', link: 1, length: 10 },
  previous: null,
})
/** The printed lines by their first word. */
const run = (code: string): Record<string, string> =>
  Object.fromEntries(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.split(/ (.*)/s).slice(0, 2) as [string, string]),
  )

describe('the program for Node of a draw', () => {
  // DRAW-2
  it.each(lotteryRules)(
    'the program for Node computes the numbers of %s and the hash of the seed',
    async (rules) => {
      const printed = run(drawSnippet(proof(rules)))
      expect(printed['numbers']).toBe((await drawNumbers(rules, seeds)).join(' '))
      expect(printed['hash']).toBe(createHash('sha256').update(seeds.seed).digest('hex'))
      expect(printed['before']).toBe('ee')
    },
  )

  // DRAW-9
  it('the program for Node computes the numbers of a draw with a witness from its link, too', async () => {
    const link = '5c'.repeat(32)
    const witness = { name: 'demo/a-lottery', key: '', no: 1, end: '', link: 1, length: 10, seed: link }
    const printed = run(drawSnippet({ ...proof('five'), witness }))
    expect(printed['numbers']).toBe((await drawNumbers('five', { ...seeds, witness: link })).join(' '))
    expect(printed['numbers']).not.toBe((await drawNumbers('five', seeds)).join(' '))
  })

  it('a seed of a proof is never run as code by the program for Node', () => {
    const seed = "';process.exit(7)//"
    expect(run(drawSnippet({ ...proof('five'), seed }))['hash']).toBe(
      createHash('sha256').update(seed).digest('hex'),
    )
  })
})
