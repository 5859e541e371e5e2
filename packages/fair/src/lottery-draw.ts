import { hmacText, type Hmac } from './derive'
import { drawShapes, type DrawRules, type DrawShape } from './draw-shapes'

/** What the numbers of a draw follow from (DRAW-2). */
export interface DrawSeeds {
  /** The issue's seed, hexadecimal; used as text, as its hash is. */
  seed: string
  /** The digest of its accepted orders (`orderDigest`). */
  digest: string
  /** The issue's number, such as `20261123-0612`. */
  issue: string
  /** The witness's link of the issue, hexadecimal; absent where no witness took part (DRAW-9). */
  witness?: string | undefined
}

/** Message of one round: each round gives 32 bytes under the seed as key (DRAW-2); with a witness, its link is in it. */
export const drawMessage = ({ digest, issue, witness }: DrawSeeds, round: number): string =>
  witness === undefined ? `${digest}:${issue}:${round}` : `${digest}:${issue}:${witness}:${round}`

/**
 * A number under `count`, from bytes: a byte beyond the largest multiple of `count` is rejected and the next one taken,
 * so that every number is exactly as likely. A choice of one takes no byte.
 */
function* under(count: number): Generator<undefined, number, number> {
  if (count === 1) return 0
  const limit = 256 - (256 % count)
  for (;;) {
    const byte = yield
    if (byte < limit) return byte % count
  }
}

/** The numbers of a draw; it yields wherever it takes a byte. Distinct numbers are drawn by Fisher–Yates, first first. */
function* drawing(shape: DrawShape): Generator<undefined, number[], number> {
  const { kind, count, values, least } = shape
  if (kind === 'each') {
    const numbers: number[] = []
    while (numbers.length < count) numbers.push(least + (yield* under(values)))
    return numbers
  }
  const pool = Array.from({ length: values }, (_, index) => least + index)
  for (let place = 0; place < count; place += 1) {
    const taken = place + (yield* under(values - place))
    const number = pool[taken] as number
    pool[taken] = pool[place] as number
    pool[place] = number
  }
  const numbers = pool.slice(0, count)
  return shape.isSorted ? numbers.sort((one, other) => one - other) : numbers
}

/** The numbers of a draw by a given HMAC, at once; for servers, whose implementation is faster than WebCrypto's. */
export function drawNumbersWith(hmac: Hmac, rules: DrawRules, seeds: DrawSeeds): number[] {
  const draw = drawing(drawShapes[rules])
  let step = draw.next()
  for (let round = 0; !step.done; round += 1)
    for (const byte of hmac(seeds.seed, drawMessage(seeds, round))) {
      step = draw.next(byte)
      if (step.done) break
    }
  return step.value
}

/** The numbers of a draw by WebCrypto: the same for the same seeds (DRAW-2). */
export async function drawNumbers(rules: DrawRules, seeds: DrawSeeds): Promise<number[]> {
  const draw = drawing(drawShapes[rules])
  let step = draw.next()
  for (let round = 0; !step.done; round += 1)
    for (const byte of await hmacText(seeds.seed, drawMessage(seeds, round))) {
      step = draw.next(byte)
      if (step.done) break
    }
  return step.value
}
