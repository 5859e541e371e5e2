import { drawShapes, verifyDraw, type DrawRules } from '@plaza/fair'
import { isDraw } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { createTestGateway } from '../../../testing/create-test-gateway'
import { chainOf, digestOf, numbersOf, sha256 } from './chain'
import { chainLength } from './chains'
import { findLottery } from './find-lottery'
import { readProof } from './read-proof'
import { addLotteries } from './testing/add-lottery'

// DRAW-2
it('the hash of every link of a chain is the link before, and that of the first is the end', () => {
  const chain = chainOf('the last link', 1_000)
  let before = chain.end
  for (let link = 1; link <= 1_000; link += 1) {
    const seed = chain.seedOf(link)
    expect(sha256(seed)).toBe(before)
    before = seed
  }
  expect(before).toBe('the last link')
  for (const none of [0, 1_001]) expect(() => chain.seedOf(none)).toThrow('has no link')
})

// DRAW-2
it.each(Object.keys(drawShapes) as DrawRules[])('what is drawn for %s is a draw of its rules', (rules) => {
  const { draw } = ruleSets[rules]
  const { count, least, values, kind } = drawShapes[rules]
  expect({ count, least, values, isDistinct: kind === 'distinct' }).toEqual({
    count: draw.count,
    least: draw.first,
    values: draw.last - draw.first + 1,
    isDistinct: draw.isDistinct,
  })
  for (let n = 0; n < 200; n += 1) {
    const issue = `20261101-${String(n).padStart(4, '0')}`
    const numbers = numbersOf(rules, { seed: sha256(String(n)), digest: digestOf([]), issue })
    expect(isDraw(ruleSets[rules], numbers)).toBe(true)
  }
})

// DRAW-2
it('a chain that is used up is followed by another one with an end of its own, and both can be verified', async () => {
  const test = await createTestGateway()
  await addLotteries(test.db, test.clock.now())
  await test.runJobs()
  await test.db.write
    .updateTable('lotteries')
    .set({ link: chainLength - 1 })
    .execute()
  await test.runJobs(8, 30_000)
  const lottery = await findLottery(test.db.read, 'demo', 'five60')
  if (!lottery) throw new Error('no lottery')
  const proofs = []
  for (const n of [722, 723, 724])
    proofs.push(await readProof(test.db.read, lottery, `20261101-0${String(n)}`))
  expect(proofs.map(({ chain: { no, link } }) => [no, link])).toEqual([
    [1, chainLength],
    [2, 1],
    [2, 2],
  ])
  for (const proof of proofs) {
    const isSkipped = proof.chain.link === chainLength
    expect(await verifyDraw(proof)).toMatchObject({
      seedMatchesHash: true,
      // The test has skipped the links between.
      followsChain: isSkipped ? null : true,
      numbersMatch: true,
    })
  }
  expect(proofs[0]?.chain.end).not.toBe(proofs[1]?.chain.end)
  await test.close()
})
