import fc from 'fast-check'
import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { drawNumbers, drawNumbersWith } from './lottery-draw'
import { verifyWitness, witnessLinkText, type WitnessRecord } from './verify-witness'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const [no, digest, seed] = ['20261123-0612', sha256('some orders'), sha256('a link')]
const name = 'demo/five60'
const signed = (text: string) =>
  sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64')
const honest: WitnessRecord = {
  name,
  key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  end: sha256(sha256(sha256(seed))),
  link: 3,
  seed,
  signature: signed(witnessLinkText(name, { issue: no, digest, seed })),
}

// DRAW-9
it('the link of an honest witness is of its chain, and signed for the issue and its digest', async () => {
  expect(await verifyWitness(honest, { no, digest })).toEqual({ inChain: true, isSigned: true })
})

// DRAW-9
it.each<[string, Partial<WitnessRecord>, { no: string; digest?: string }, object]>([
  ['another link', { seed: sha256('else') }, { no, digest }, { inChain: false, isSigned: false }],
  ['another place on the chain', { link: 2 }, { no, digest }, { inChain: false, isSigned: true }],
  ['place 0', { link: 0 }, { no, digest }, { inChain: false, isSigned: true }],
  ['a digest that it did not see', {}, { no, digest: sha256('') }, { inChain: true, isSigned: false }],
  ['another issue', {}, { no: '20261123-0613', digest }, { inChain: true, isSigned: false }],
  ['an invalid key', { key: '%' }, { no, digest }, { inChain: true, isSigned: false }],
  ['no signature', { signature: undefined }, { no, digest }, { inChain: true, isSigned: false }],
  ['no link yet', { seed: undefined }, { no, digest }, { inChain: null, isSigned: null }],
  ['no digest yet', {}, { no }, { inChain: null, isSigned: null }],
])('a proof with %s shows which part of the witness does not hold', async (_what, part, issue, expected) => {
  expect(await verifyWitness({ ...honest, ...part }, issue)).toEqual(expected)
})

// DRAW-9
it('the numbers of a draw with a witness for known seeds are those computed outside of this package', async () => {
  const seeds = { seed: sha256('plaza lottery vector'), digest, issue: no, witness: seed }
  const bytes = createHmac('sha256', seeds.seed).update(`${digest}:${no}:${seed}:0`).digest()
  const digits = [...bytes].filter((byte) => byte < 250).map((byte) => byte % 10)
  expect(await drawNumbers('five', seeds)).toEqual(digits.slice(0, 5))
})

// DRAW-9
it('neither secret alone fixes a result: with one of them held, the other one draws every digit about as often', () => {
  const digits = (draw: (n: number) => { seed: string; witness: string }) => {
    const seen = new Array<number>(10).fill(0)
    for (let n = 0; n < 4_000; n += 1) {
      const [first = 0] = drawNumbersWith(hmac, 'five', { digest, issue: no, ...draw(n) })
      seen[first] = (seen[first] ?? 0) + 1
    }
    return seen
  }
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (held) => {
      const rows = [
        digits((n) => ({ seed: held, witness: sha256(`${held}${String(n)}`) })),
        digits((n) => ({ seed: sha256(`${held}${String(n)}`), witness: held })),
      ]
      // Nine degrees of freedom; beyond 60 by chance once in ten million rows.
      for (const seen of rows)
        expect(seen.reduce((sum, times) => sum + (times - 400) ** 2 / 400, 0)).toBeLessThan(60)
    }),
    { numRuns: 5 },
  )
})
