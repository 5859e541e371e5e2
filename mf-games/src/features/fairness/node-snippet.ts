import type { RoundProof } from '@plaza/fair'

const stops = `// Five reels of 32 symbols each: where they stop, the top row first
console.log('stops', floats(5).map((float) => Math.floor(float * 32)))`

const crash = `// Where the flight ended
const steps = 2 ** 32
const point = Math.floor((97 * steps) / (steps - floats(1)[0] * steps))
console.log('point', Math.min(100000, Math.max(100, point)) / 100)`

const mines = (count: number) => `// Fields with mines, numbered by rows from 0
const left = Array.from({ length: 25 }, (_, field) => field)
const taken = floats(${count}).flatMap((float) => left.splice(Math.floor(float * left.length), 1))
console.log('mines', taken.sort((a, b) => a - b).join(' '))`

/**
 * A self-contained Node program that computes a round: paste it into a terminal's \`node\` or a file. Inserted values
 * are quoted, so that no seed can be executed as code.
 */
export function nodeSnippet({
  engine,
  serverSeed,
  clientSeed,
  nonce,
  params,
}: Pick<RoundProof, 'engine' | 'clientSeed' | 'nonce' | 'params'> & { serverSeed: string }): string {
  const last = engine === 'slot' ? stops : engine === 'crash' ? crash : mines(params['mines'] ?? 3)
  return `const { createHash, createHmac } = await import('node:crypto')
const serverSeed = ${JSON.stringify(serverSeed)}
const clientSeed = ${JSON.stringify(clientSeed)}
const nonce = ${nonce}

console.log('hash', createHash('sha256').update(serverSeed).digest('hex'))
const bytes = (round) =>
  createHmac('sha256', serverSeed).update(clientSeed + ':' + nonce + ':' + round).digest()
const floats = (count) =>
  Array.from({ length: count }, (_, i) => bytes(Math.floor(i / 8)).readUInt32BE((i % 8) * 4) / 2 ** 32)

${last}
`
}
