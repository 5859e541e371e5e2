import { createHash, createHmac } from 'node:crypto'
import { drawNumbersWith } from './lottery-draw'
import { reachesChainEnd, verifyDraw, type DrawRecord } from './verify-draw'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const third = sha256('the chain')
const second = sha256(third)
const first = sha256(second)
const end = sha256(first)

const proofOf = (seed: string, link: number, before: string | null): DrawRecord & { seed: string } => {
  const [digest, no] = [sha256('some orders'), '20261123-0001']
  return {
    rules: 'pk10',
    no,
    seedHash: sha256(seed),
    seed,
    digest,
    numbers: drawNumbersWith(hmac, 'pk10', { seed, digest, issue: no }),
    chain: { end, link },
    previous: before === null ? null : { seed: before },
  }
}
const honest = proofOf(second, 2, first)

// DRAW-2
it.each([
  ['a link of its chain', honest],
  ['the first link, whose hash is the published end', proofOf(first, 1, null)],
])('an honest draw holds in every step: %s', async (_what, proof) => {
  expect(await verifyDraw(proof)).toEqual({
    seedMatchesHash: true,
    followsChain: true,
    numbersMatch: true,
    numbers: proof.numbers,
  })
})

// DRAW-2
it('an issue that is not drawn yet has nothing to verify', async () => {
  const { seed: _sealed, numbers: _none, ...open } = honest
  expect(await verifyDraw(open)).toEqual({
    seedMatchesHash: null,
    followsChain: null,
    numbersMatch: null,
    numbers: null,
  })
})

// DRAW-2
it.each<[string, Partial<DrawRecord>, object]>([
  ['another seed', { seed: third }, { seedMatchesHash: false, followsChain: false, numbersMatch: false }],
  ['another hash', { seedHash: end }, { seedMatchesHash: false, followsChain: true, numbersMatch: true }],
  ['another issue before', { previous: { seed: third } }, { followsChain: false, numbersMatch: true }],
  [
    'another number',
    { numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    { seedMatchesHash: true, numbersMatch: false },
  ],
  ['fewer numbers', { numbers: [1] }, { seedMatchesHash: true, numbersMatch: false }],
  ['another digest', { digest: sha256('no orders') }, { seedMatchesHash: true, numbersMatch: false }],
  ['rules that nobody knows', { rules: 'constructor' }, { seedMatchesHash: true, numbersMatch: null }],
  ['no issue before that is kept', { previous: null }, { followsChain: null, numbersMatch: true }],
])('a proof with %s shows the step that does not hold', async (_what, change, expected) => {
  expect(await verifyDraw({ ...honest, ...change })).toMatchObject(expected)
})

// DRAW-2
it.each<[string, Partial<DrawRecord>, boolean | null]>([
  ['a link of it', {}, true],
  ['another end', { chain: { end: first, link: 2 } }, false],
  ['another link', { chain: { end, link: 3 } }, false],
  ['a link that is none', { chain: { end, link: 0 } }, false],
  ['a chain too long to be computed', { chain: { end, link: 1e9 } }, false],
  ['an issue that is not drawn yet', { seed: undefined }, null],
])('hashing a seed to the end of its chain: %s', async (_what, part, reaches) => {
  expect(await reachesChainEnd({ ...honest, ...part })).toBe(reaches)
})
