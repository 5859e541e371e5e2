import type { WitnessChain, WitnessLink } from '@plaza/contract/lottery'
import { witnessChainText, witnessLinkText } from '@plaza/fair'
import { openGiven, type Given, type GivenLinks } from './given'
import { chainLength, type WitnessKeys } from './keys'
import type { LookAtDraw, LotteryName } from './look-at-draw'

/** What a witness is made of. */
export interface WitnessParts {
  keys: WitnessKeys
  dataDir: string
  look: LookAtDraw
}

/** The witness of draws (DRAW-9). */
export interface Witness {
  /** A chain of a lottery, signed: what it commits to before the first issue of that chain opens. */
  chain(lottery: LotteryName, no: number): WitnessChain
  /**
   * The link of an issue, signed with the digest that the witness itself saw published; null while the issue is not closed,
   * and for ever where giving it would say something about another issue or another digest.
   */
  link(lottery: LotteryName, issue: string): Promise<WitnessLink | null>
  /** The link of an issue if it was given before. */
  given(lottery: LotteryName, issue: string): Promise<WitnessLink | null>
}

/** Whether a link may follow what was given: each chain is used forwards, and each link for one issue. */
const mayFollow = (last: Given | undefined, next: Given): boolean =>
  last === undefined ||
  (next.issue > last.issue &&
    (next.chain > last.chain || (next.chain === last.chain && next.link > last.link)))

const isIn = ({ chain, link }: Given): boolean => chain >= 1 && link >= 1 && link <= chainLength

/** Opens a witness over its keys and what it gave before. */
export function createWitness({ keys, dataDir, look }: WitnessParts): Witness {
  const nameOf = ({ merchant, code }: LotteryName) => `${merchant}/${code}`
  const books = new Map<string, Promise<GivenLinks>>()
  const bookOf = (name: string): Promise<GivenLinks> => {
    const book = books.get(name) ?? openGiven(dataDir, name)
    books.set(name, book)
    return book
  }
  const signed = (name: string, given: Given): WitnessLink => {
    const seed = keys.linkOf(name, given.chain, given.link)
    return { ...given, seed, signature: keys.sign(witnessLinkText(name, { ...given, seed })) }
  }
  /** One after the other: what is written down decides about the next one. */
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work)
    // The caller gets the error; the next one runs all the same.
    turn = done.catch(() => undefined)
    return done
  }
  return {
    chain: (lottery, no) => {
      const name = nameOf(lottery)
      const chain = { no, end: keys.linkOf(name, no, 0), length: chainLength }
      return { ...chain, key: keys.key, signature: keys.sign(witnessChainText(name, chain)) }
    },
    link: async (lottery, issue) => {
      const seen = await look(lottery, issue)
      if (!seen || seen.key !== keys.key) return null
      const name = nameOf(lottery)
      const asked = { issue, digest: seen.digest, chain: seen.chain, link: seen.link }
      return inTurn(async () => {
        const book = await bookOf(name)
        const before = book.find(issue)
        if (before) return before.digest === asked.digest ? signed(name, before) : null
        if (!isIn(asked) || !mayFollow(book.last(), asked)) return null
        await book.add(asked)
        return signed(name, asked)
      })
    },
    given: async (lottery, issue) => {
      const name = nameOf(lottery)
      const before = (await bookOf(name)).find(issue)
      return before ? signed(name, before) : null
    },
  }
}
