import { CallError } from '@plaza/client'
import type { DrawProof } from '@plaza/contract/lottery'
import {
  drawNumbers,
  orderDigest,
  orderHash,
  sha256Hex,
  witnessLinkText,
  type DigestedOrder,
} from '@plaza/fair'
import { screen, within } from '@testing-library/react'
import { generateKeyPairSync, sign, webcrypto } from 'node:crypto'
import { testLottery } from '../../testing/lotteries'
import { renderGames } from '../../testing/games'
import { FairnessScreen } from '../fairness/FairnessScreen'

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }))

const seed = 'ab'.repeat(32)
const line = {
  play: 'five.star1',
  picks: [[1], []],
  multiplier: 2,
  mode: '1',
  prizeGroup: 1950,
  amountMinor: 200,
}
const own = {
  id: 'LT33',
  salt: 'a1b2',
  lottery: 'five60',
  issue: '20261123-0612',
  currency: 'PHP',
  lines: [line],
}
const accepted = async () => [
  { id: 'LT22', hash: 'aa' },
  { id: 'LT33', hash: await orderHash(own) },
]
/** As they were before orders had hashes. */
const byIds = [{ id: 'LT22' }, { id: 'LT33' }]
/** The hash of the seed, hashed again: the end of a chain of which the issue is the second link. */
const endOf = async () => sha256Hex(await sha256Hex(seed))
const no = '20261123-0612'

async function proof(part: Partial<DrawProof> = {}, orders?: readonly DigestedOrder[]): Promise<DrawProof> {
  const seedHash = await sha256Hex(seed)
  const digest = await orderDigest(orders ?? (await accepted()))
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
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const witnessLink = 'cd'.repeat(32)
/** A draw in which a witness took part, with the second link of its chain. */
async function witnessed(part: Partial<NonNullable<DrawProof['witness']>> = {}): Promise<DrawProof> {
  const plain = await proof()
  const digest = plain.digest ?? ''
  const name = 'demo/five60'
  const text = witnessLinkText(name, { issue: no, digest, seed: witnessLink })
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return {
    ...plain,
    numbers: await drawNumbers('five', { seed, digest, issue: no, witness: witnessLink }),
    witness: {
      name,
      key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      no: 1,
      end: await sha256Hex(await sha256Hex(witnessLink)),
      link: 2,
      length: 32_768,
      seed: witnessLink,
      signature: signature.toString('base64'),
      ...part,
    },
  }
}
const show = async (
  answer: DrawProof | (() => never) | undefined,
  draw = `five60:${no}`,
  orders?: readonly DigestedOrder[],
  order?: object,
) =>
  renderGames(<FairnessScreen />, {
    path: `/m/fairness?draw=${draw}`,
    answers: {
      'lottery.list': { lotteries: [testLottery('five60', { name: { en: 'Perla Five' } })] },
      'lottery.draw': answer,
      'lottery.draw.accepted': { orders: orders ?? (await accepted()), hasMore: false },
      'lottery.orders.detail': order,
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
    const { calls } = await show(await proof())
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
    expect(screen.getByText(/^No independent witness took part in this draw/)).toBeInTheDocument()
    expect(screen.getByText(/^LT22/)).toHaveTextContent('LT22 aa')
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
      await show(await proof(part))
      expect(await screen.findByText("It doesn't match")).toBeInTheDocument()
      expect(stepsThatFail()).toEqual(steps.map((step) => expect.stringMatching(step) as unknown))
    },
  )

  // DRAW-9
  it('a draw with a witness shows its chain, link and signature, checks them, and says what its part means', async () => {
    await show(await witnessed())
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    expect(stepsThatFail()).toEqual([])
    expect(screen.getByText(/^A witness with its own secret took part/)).toBeInTheDocument()
    expect(screen.queryByText(/^No independent witness/)).toBeNull()
    expect(screen.getByText(/and the witness's link give the published numbers/)).toBeInTheDocument()
    expect(screen.getByText('cd'.repeat(32))).toBeInTheDocument()
  })

  // DRAW-9
  it.each<[string, Partial<NonNullable<DrawProof['witness']>>, ...RegExp[]]>([
    ['another end of its chain', { end: 'f'.repeat(64) }, /end of its chain/],
    ['a signature for another lottery', { name: 'demo/pk60' }, /signed its link/],
    ['no signature', { signature: undefined }, /signed its link/],
    ['an invalid key', { key: 'AAAA' }, /signed its link/],
    ['another link', { seed: 'ee'.repeat(32) }, /end of its chain/, /signed its link/, /published numbers/],
    ['no link', { seed: undefined }, /end of its chain/, /signed its link/, /published numbers/],
  ])('a draw whose witness has %s does not match', async (_what, part, ...steps) => {
    await show(await witnessed(part))
    expect(await screen.findByText("It doesn't match")).toBeInTheDocument()
    expect(stepsThatFail()).toEqual(steps.map((step) => expect.stringMatching(step) as unknown))
  })

  // DRAW-9
  it('an issue that was voided because its witness gave no link says so', async () => {
    const { numbers: _numbers, ...open } = await witnessed({ seed: undefined, signature: undefined })
    await show({ ...open, state: 'void' })
    expect(await screen.findByText(/^A witness was to take part in this draw/)).toBeInTheDocument()
  })

  // DRAW-2
  it('a draw whose published orders give another digest does not match', async () => {
    await show(await proof(), undefined, [...(await accepted()), { id: 'LT44' }])
    expect(await screen.findByText("It doesn't match")).toBeInTheDocument()
    expect(stepsThatFail()).toEqual([expect.stringMatching(/give the digest/)])
  })

  // DRAW-2
  it('an earlier draw, whose digest covers the order numbers only, still matches and says what it covers', async () => {
    await show(await proof({}, byIds), undefined, byIds)
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    const [undecided] = screen
      .getAllByRole('listitem')
      .filter((step) => within(step).queryByRole('img', { name: "Can't be compared:" }))
    expect(undecided).toHaveTextContent(/The digest covers what each order bet on/)
  })

  it.each<[string, boolean, object]>([
    ['as it was placed', true, {}],
    ['with another stake', false, { lines: [{ ...line, amountMinor: 300 }] }],
    ['with another number', false, { lines: [{ ...line, picks: [[7], []] }] }],
    ['with a further line', false, { lines: [line, line] }],
  ])('the own order of a member, %s, is compared with the published ones', async (_what, isThere, part) => {
    await show(await proof(), `five60:${no}&order=LT33`, undefined, { order: { ...own, ...part } })
    expect(await screen.findByText(isThere ? 'It matches' : "It doesn't match")).toBeInTheDocument()
    expect(stepsThatFail()).toEqual(isThere ? [] : [expect.stringMatching(/^Your order/)])
  })

  it('an issue that has not been drawn shows the hash of its seed and no verdict', async () => {
    const { seed: _seed, numbers: _numbers, ...sealed } = await proof({ state: 'open' })
    await show(sealed)
    expect(await screen.findByText('Not drawn yet')).toBeInTheDocument()
    expect(screen.queryByText('It matches')).toBeNull()
  })

  // DRAW-6
  it('an official result says that its numbers follow from no seed, and has no verdict', async () => {
    const { seed: _seed, ...official } = await proof({ source: 'entered', corrections: 1 })
    await show(official)
    expect(await screen.findByText('Official result')).toBeInTheDocument()
    expect(screen.getByText(/^The result was corrected 1 time,/)).toBeInTheDocument()
    expect(screen.queryByText('Hash shown at the opening')).toBeNull()
    expect(screen.queryByText('Chain of seeds')).toBeNull()
    expect(screen.queryByText(/witness/)).toBeNull()
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
    await show(official)
    const earlier = await screen.findByRole('region', { name: 'Earlier numbers' })
    const [second, first] = within(earlier).getAllByRole('listitem')
    expect(second).toHaveTextContent(/Shown until Nov 24, 2026, 13:30 GMT\+8/)
    expect(within(second as HTMLElement).getByRole('img')).toHaveAccessibleName('Numbers 1, 2, 3, 4, 6')
    expect(first).toHaveTextContent(/Shown until Nov 23, 2026, 12:00 GMT\+8.*Reason: one digit was mistyped/)
    expect(within(first as HTMLElement).getByRole('img')).toHaveAccessibleName('Numbers 1, 2, 3, 4, 5')
  })

  it('the proof of an official result that is not published yet says so, and mentions no seed', async () => {
    const { seed: _seed, numbers: _numbers, ...waiting } = await proof({ source: 'entered', state: 'closed' })
    await show(waiting)
    expect(await screen.findByText('Waiting for the official result')).toBeInTheDocument()
    expect(screen.queryByText(/seed of this issue/)).toBeNull()
  })

  it('a step of the chain is left undecided where the issue before is no longer kept', async () => {
    await show(await proof({ previous: null }))
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: "Can't be compared:" })).toBeInTheDocument()
  })

  it('the proof of a Vietnamese board shows every prize that was drawn', async () => {
    const numbers = await drawNumbers('vn27', {
      seed,
      digest: await orderDigest(await accepted()),
      issue: no,
    })
    await show(await proof({ rules: 'vn27', numbers }))
    expect(await screen.findByText('It matches')).toBeInTheDocument()
    expect(screen.getByRole('table', { name: `Prizes of issue ${no}` })).toBeInTheDocument()
  })

  it.each(['lottery.issue.unknown', 'lottery.not.found'])(
    'a draw that is unknown (%s) is not asked for again',
    async (code) => {
      await show(() => {
        throw new CallError(code, 'req-1', {}, 404)
      })
      expect(await screen.findByText('There is no such draw')).toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    },
  )

  it('an address without a valid draw says so and asks for nothing', async () => {
    const { calls } = await show(undefined, 'five60:<script>')
    expect(await screen.findByText('There is no such draw')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})
