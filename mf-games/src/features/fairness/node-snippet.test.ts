/** @jest-environment node */
import { playCrash, playMines, playSlot } from '@plaza/fair'
import { execFileSync } from 'node:child_process'
import { webcrypto } from 'node:crypto'
import { nodeSnippet } from './node-snippet'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }))

const seeds = { serverSeed: '3f'.repeat(32), clientSeed: 'su"werte\\', nonce: 7 }
/** Runs the program in a separate Node process and maps each printed line by its first word. */
const run = (code: string): Record<string, string> => {
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .filter((line) => /^(hash|point|mines) /.test(line))
      .map((line) => line.split(/ (.*)/s).slice(0, 2) as [string, string]),
  )
}

describe('the program for Node', () => {
  it('the program for Node computes the verifier’s flight and its hash', async () => {
    const printed = run(nodeSnippet({ engine: 'crash', params: {}, ...seeds }))
    expect(printed['point']).toBe(String((await playCrash(seeds)) / 100))
    expect(printed['hash']).toMatch(/^[0-9a-f]{64}$/)
  })

  it.each([1, 3, 9, 24])('the program for Node computes the same %d mines', async (mines) => {
    const printed = run(nodeSnippet({ engine: 'mines', params: { mines }, ...seeds }))
    expect(printed['mines']).toBe((await playMines(seeds, mines)).join(' '))
  })

  it('the program for Node computes the stops of the reels', async () => {
    const { stops } = await playSlot('slot-low', seeds, 0)
    const code = nodeSnippet({ engine: 'slot', params: {}, ...seeds })
    const text = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    expect(text.replace(/\s+/g, ' ')).toContain(`stops [ ${stops.join(', ')} ]`)
  })
})
