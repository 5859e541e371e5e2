import { CallError } from '@plaza/client'
import type { DrawProof } from '@plaza/contract/lottery'
import { drawNumbers, orderDigest, sha256Hex } from '@plaza/fair'
import { screen, within } from '@testing-library/react'
import { webcrypto } from 'node:crypto'
import { testLottery } from '../../testing/lotteries'
import { renderGames } from '../../testing/games'
import { FairnessScreen } from '../fairness/FairnessScreen'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }))

const seed = 'ab'.repeat(32)
const orderIds = ['LT22', 'LT33']
/** The hash of the seed, hashed again: the end of a chain of which the issue is the second link. */
const endOf = async () => sha256Hex(await sha256Hex(seed))
const no = '20261123-0612'

async function proof(part: Partial<DrawProof> = {}): Promise<DrawProof> {
  const seedHash = await sha256Hex(seed)
  const digest = await orderDigest(orderIds)
  return {
    lottery: 'five60',
    rules: 'five',
    no,
    drawAt: Date.UTC(2026, 10, 23, 2, 12),
    state: 'drawn',
    seedHash,
    seed,
    digest,
    orders: 2,
    numbers: await drawNumbers('five', { seed, digest, issue: no }),
    chain: { no: 1, end: await endOf(), link: 2, length: 32_768 },
    previous: { no: '20261123-0611', seed: seedHash },
    ...part,
  }
}
const show = (
  answer: DrawProof | (() => never) | undefined,
  draw = `five60:${no}`,
  ids: string[] | undefined = orderIds,
) =>
  renderGames(<FairnessScreen />, {
    path: `/m/fairness?draw=${draw}`,
    answers: {
      'lottery.list': { lotteries: [testLottery('five60', { name: { en: 'Perla Five' } })] },
      'lottery.draw': answer,
      'lottery.draw.orders': ids && { ids, hasMore: false },
    },
  })
const stepsThatFail = () =>
  screen
    .getAllByRole('listitem')
    .filter((step) => within(step).queryByRole('img', { name: 'Does not hold:' }))
    .map((step) => step.textContent)

describe('the proof of a draw', () => {
  // DRAW-2
  it('a draw whose steps all hold is shown as matching, with the seed of the issue before and a program', async () => {
    const { calls } = show(await proof())
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    expect(calls.find(({ id }) => id === 'lottery.draw')?.input).toMatchObject({
      params: { code: 'five60', no },
    })
    expect(stepsThatFail()).toEqual([])
    expect(screen.getByText(/^Perla Five · Nov 23, 2026/)).toBeInTheDocument()
    expect(screen.getByText('Seed of the issue before, 20261123-0611')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Check issue 20261123-0611' })).toHaveAttribute(
      'href',
      '/m/fairness?draw=five60:20261123-0611',
    )
    expect(screen.getByText(/createHmac/)).toBeInTheDocument()
    expect(screen.getByText('LT22 LT33')).toBeInTheDocument()
  })

  it.each<[string, Partial<DrawProof>, ...RegExp[]]>([
    ['numbers', { numbers: [0, 0, 0, 0, 0] }, /give the published numbers/],
    ['digest', { digest: 'dd'.repeat(32) }, /give the digest/, /give the published numbers/],
    ['published hash', { seedHash: 'a'.repeat(64) }, /has the hash that was shown/],
    [
      'seed of the issue before',
      { previous: { no: '20261123-0611', seed: 'b'.repeat(64) } },
      /is the seed of the issue before/,
    ],
    ['end of the chain', { chain: { no: 1, end: 'f'.repeat(64), link: 2, length: 9 } }, /published end/],
    [
      'first link',
      { chain: { no: 1, end: 'f'.repeat(64), link: 1, length: 9 } },
      /issue before/,
      /published end/,
    ],
  ])(
    'a draw with a tampered %s does not match, and the page says which step fails',
    async (_, part, ...steps) => {
      show(await proof(part))
      expect(await screen.findByText("It doesn't match")).toBeInTheDocument()
      expect(stepsThatFail()).toEqual(steps.map((step) => expect.stringMatching(step) as unknown))
    },
  )

  // DRAW-2
  it('a draw whose published orders give another digest does not match', async () => {
    show(await proof(), undefined, [...orderIds, 'LT44'])
    expect(await screen.findByText("It doesn't match")).toBeInTheDocument()
    expect(stepsThatFail()).toEqual([expect.stringMatching(/give the digest/)])
  })

  // DRAW-2
  it('an issue that has not been drawn shows the hash of its seed and no verdict', async () => {
    const { seed: _seed, numbers: _numbers, ...sealed } = await proof({ state: 'open' })
    show(sealed)
    expect(await screen.findByText('Not drawn yet')).toBeInTheDocument()
    expect(screen.queryByText('It matches')).toBeNull()
  })

  // DRAW-6
  it('an official result says that its numbers follow from no seed, and has no verdict', async () => {
    const { seed: _seed, ...official } = await proof({ source: 'entered', corrections: 1 })
    show(official)
    expect(await screen.findByText('Official result')).toBeInTheDocument()
    expect(screen.getByText(/^The result was corrected 1 time,/)).toBeInTheDocument()
    expect(screen.queryByText('Hash shown at the opening')).toBeNull()
    expect(screen.queryByText('Chain of seeds')).toBeNull()
    expect(screen.queryByText("It doesn't match")).toBeNull()
    expect(screen.queryByText(/createHmac/)).toBeNull()
  })

  // DRAW-7
  it('a corrected result shows what it was before, until when, and why it was corrected, newest first', async () => {
    const { seed: _seed, ...official } = await proof({
      source: 'entered',
      corrections: 2,
      numbers: [1, 2, 3, 4, 7],
      corrected: [
        { at: Date.UTC(2026, 10, 23, 4), before: [1, 2, 3, 4, 5], why: 'one digit was mistyped' },
        { at: Date.UTC(2026, 10, 24, 5, 30), before: [1, 2, 3, 4, 6] },
      ],
    })
    show(official)
    const earlier = await screen.findByRole('region', { name: 'Earlier numbers' })
    const [second, first] = within(earlier).getAllByRole('listitem')
    expect(second).toHaveTextContent(/Shown until Nov 24, 2026.*5:30/)
    expect(within(second as HTMLElement).getByRole('img')).toHaveAccessibleName('Numbers 1, 2, 3, 4, 6')
    expect(first).toHaveTextContent(/Shown until Nov 23, 2026.*4:00.*Reason: one digit was mistyped/)
    expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName('Numbers 1, 2, 3, 4, 5')
  })

  it('the proof of an official result that is not published yet says so, and mentions no seed', async () => {
    const { seed: _seed, numbers: _numbers, ...waiting } = await proof({ source: 'entered', state: 'closed' })
    show(waiting)
    expect(await screen.findByText('Waiting for the official result')).toBeInTheDocument()
    expect(screen.queryByText(/seed of this issue/)).toBeNull()
  })

  it('a step of the chain is left undecided where the issue before is no longer kept', async () => {
    show(await proof({ previous: null }))
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: "Can't be compared:" })).toBeInTheDocument()
  })

  it('the proof of a Vietnamese board shows every prize that was drawn', async () => {
    const numbers = await drawNumbers('vn27', { seed, digest: await orderDigest(orderIds), issue: no })
    show(await proof({ rules: 'vn27', numbers }))
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    expect(screen.getByRole('table', { name: `Prizes of issue ${no}` })).toBeInTheDocument()
  })

  it.each(['lottery.issue.unknown', 'lottery.not.found'])(
    'a draw that is unknown (%s) is not asked for again',
    async (code) => {
      show(() => {
        throw new CallError(code, 'req-1', {}, 404)
      })
      expect(await screen.findByText('There is no such draw')).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    },
  )

  it('an address without a valid draw says so and asks for nothing', async () => {
    const { calls } = show(undefined, 'five60:<script>')
    expect(await screen.findByText('There is no such draw')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})
