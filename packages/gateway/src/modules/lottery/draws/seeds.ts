import type { Trx } from '../../../kernel/database/database'
import { beginChain, hexOf, readChain, sha256, type Chain } from './chain'
import type { IssueRow, LotteryRow } from './tables'

/** The seed of an issue with its place on a chain. */
export interface IssueSeed {
  chain: number
  link: number
  seed: string
  /** sha256 of the seed: the link before, or the chain's end. */
  seedHash: string
}

const chainNo = async (trx: Trx, lottery: LotteryRow, no: number): Promise<Chain> => {
  const { length } = await trx
    .selectFrom('lottery_chains')
    .select('length')
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', no)
    .executeTakeFirstOrThrow()
  return readChain(trx, lottery, no, length)
}

/** Takes the next link of a lottery's chain; of a new chain where one is used up. */
async function nextLink(trx: Trx, lottery: LotteryRow, known: Chain | undefined): Promise<Chain> {
  const chain = known ?? (lottery.chain > 0 ? await chainNo(trx, lottery, lottery.chain) : undefined)
  if (chain && lottery.link < chain.length) {
    lottery.link += 1
    return chain
  }
  lottery.chain += 1
  lottery.link = 1
  return beginChain(trx, lottery, lottery.chain)
}

/**
 * Takes the next seeds of a lottery, in order. The lottery's row is under lock and says in the end which link was taken
 * last.
 */
export async function takeSeeds(trx: Trx, lottery: LotteryRow, count: number): Promise<IssueSeed[]> {
  const seeds: IssueSeed[] = []
  let chain: Chain | undefined
  while (seeds.length < count) {
    chain = await nextLink(trx, lottery, chain)
    const { chain: no, link } = lottery
    const seedHash = link === 1 ? chain.end : chain.seedOf(link - 1)
    seeds.push({ chain: no, link, seed: chain.seedOf(link), seedHash })
  }
  return seeds
}

/** The seed that an issue committed to. @throws Error when the chain does not give it: nothing is drawn then. */
export async function seedOf(
  trx: Trx,
  lottery: LotteryRow,
  issue: Pick<IssueRow, 'no' | 'chain' | 'link' | 'seed_hash'>,
): Promise<string> {
  const seed = (await chainNo(trx, lottery, issue.chain)).seedOf(issue.link)
  if (sha256(seed) !== hexOf(issue.seed_hash))
    throw new Error(`${lottery.code} ${issue.no}: the chain does not give the seed that was committed to`)
  return seed
}
