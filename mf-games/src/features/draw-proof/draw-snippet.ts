import type { DrawProof } from '@plaza/contract/lottery'
import { drawShapes } from '@plaza/fair'

/**
 * A self-contained Node program that computes a draw: paste it into a terminal's `node` or a file. Inserted values are
 * quoted, so that nothing in a proof can be executed as code.
 */
export function drawSnippet({ rules, no, seed, digest, chain, previous, witness }: DrawProof): string {
  const { kind, count, values, least, isSorted = false } = drawShapes[rules]
  const before = chain.link === 1 ? chain.end : previous?.seed
  return `const { createHash, createHmac } = await import('node:crypto')
const seed = ${JSON.stringify(seed ?? '')}
const digest = ${JSON.stringify(digest ?? '')}
const issue = ${JSON.stringify(no)}${witnessLine(witness?.seed)}

// The hash that was published before, and the seed of the issue before (of the chain's end: the published end)
console.log('hash', createHash('sha256').update(seed).digest('hex'))
console.log('before', ${JSON.stringify(before ?? 'not kept')})

function* bytes() {
  for (let round = 0; ; round += 1)
    yield* createHmac('sha256', seed).update(digest + ':' + issue + ':' + ${witness?.seed === undefined ? '' : "witness + ':' + "}round).digest()
}
const source = bytes()
// A byte beyond the largest multiple is rejected, so that every number is exactly as likely
const under = (count) => {
  if (count === 1) return 0
  for (;;) {
    const byte = source.next().value
    if (byte < 256 - (256 % count)) return byte % count
  }
}
${kind === 'each' ? each(count, values, least) : distinct(count, values, least, isSorted)}
console.log('numbers', numbers.join(' '))
`
}

/** The witness's link, where one took part. */
const witnessLine = (link: string | undefined): string =>
  link === undefined ? '' : `\nconst witness = ${JSON.stringify(link)}`

const each = (count: number, values: number, least: number) =>
  `const numbers = Array.from({ length: ${count} }, () => ${least} + under(${values}))`

const distinct = (count: number, values: number, least: number, isSorted: boolean) =>
  `const pool = Array.from({ length: ${values} }, (_, index) => ${least} + index)
for (let place = 0; place < ${count}; place += 1) {
  const taken = place + under(${values} - place)
  ;[pool[place], pool[taken]] = [pool[taken], pool[place]]
}
const numbers = pool.slice(0, ${count})${isSorted ? '.sort((a, b) => a - b)' : ''}`
