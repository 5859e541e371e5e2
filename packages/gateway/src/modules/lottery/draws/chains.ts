import { createHmac } from 'node:crypto'
import type { Database, Trx } from '../../../kernel/database/database'
import { oncePer } from '../../../kernel/once-per'
import { readSecret } from '../../../kernel/security/shared-secret'
import { bytesOf, chainOf, hexOf, sha256, type Chain } from './chain'
import type { IssueRow, LotteryRow } from './tables'

/**
 * How many links a new chain has. A lottery of 60 s uses one up in three weeks; computing one takes about 10 ms, once in
 * each process.
 */
export const chainLength = 32_768

/** The seed of an issue with its place on a chain. */
export interface IssueSeed {
  chain: number
  link: number
  seed: string
  /** sha256 of the seed: the link before, or the chain's end. */
  seedHash: string
}

/** The chains of all lotteries. No table holds a seed before its draw: chains follow from one wrapped secret. */
export interface Chains {
  /**
   * Takes the next seeds of a lottery, in order; begins a new chain where one is used up. The lottery's row is under lock
   * and says in the end which link was taken last.
   */
  take(trx: Trx, lottery: LotteryRow, count: number): Promise<IssueSeed[]>
  /** The seed that an issue committed to. @throws Error when the chain does not give it: nothing is drawn then. */
  seedOf(
    trx: Trx,
    lottery: LotteryRow,
    issue: Pick<IssueRow, 'no' | 'chain' | 'link' | 'seed_hash'>,
  ): Promise<string>
}

/** Chains by what they are computed from. Computing one again gives the same, so keeping them is safe. */
function computedFrom(secret: string): (lottery: LotteryRow, no: number, length: number) => Chain {
  const computed = new Map<string, Chain>()
  return ({ merchant, code }, no, length) => {
    const name = `${merchant}/${code}/${String(no)}/${String(length)}`
    const known = computed.get(name)
    if (known) return known
    const chain = chainOf(createHmac('sha256', secret).update(name).digest('hex'), length)
    computed.set(name, chain)
    return chain
  }
}

/** How long the chains of lotteries are; a chain never changes its length. */
function keptLengths(): (trx: Trx, lottery: LotteryRow, no: number) => Promise<number> {
  const lengths = new Map<string, number>()
  return async (trx, { id }, no) => {
    const key = `${String(id)}/${String(no)}`
    const known = lengths.get(key)
    if (known !== undefined) return known
    const { length } = await trx
      .selectFrom('lottery_chains')
      .select('length')
      .where('lottery_id', '=', id)
      .where('no', '=', no)
      .executeTakeFirstOrThrow()
    lengths.set(key, length)
    return length
  }
}

function chainsFrom(secret: string): Chains {
  const compute = computedFrom(secret)
  const lengthOf = keptLengths()

  /** Begins a chain: publishes its end. */
  const begin = async (trx: Trx, lottery: LotteryRow): Promise<Chain> => {
    lottery.chain += 1
    lottery.link = 0
    const chain = compute(lottery, lottery.chain, chainLength)
    const row = {
      lottery_id: lottery.id,
      no: lottery.chain,
      end_hash: bytesOf(chain.end),
      length: chainLength,
    }
    await trx.insertInto('lottery_chains').values(row).execute()
    return chain
  }
  /** The chain with the next link. That of an imported past is used up. */
  const current = async (trx: Trx, lottery: LotteryRow): Promise<Chain> => {
    if (lottery.chain === 0) return begin(trx, lottery)
    const length = await lengthOf(trx, lottery, lottery.chain)
    return lottery.link < length ? compute(lottery, lottery.chain, length) : begin(trx, lottery)
  }
  return {
    take: async (trx, lottery, count) => {
      const seeds: IssueSeed[] = []
      while (seeds.length < count) {
        const chain = await current(trx, lottery)
        lottery.link += 1
        const { chain: no, link } = lottery
        const seedHash = link === 1 ? chain.end : chain.seedOf(link - 1)
        seeds.push({ chain: no, link, seed: chain.seedOf(link), seedHash })
      }
      return seeds
    },
    seedOf: async (trx, lottery, issue) => {
      const chain = compute(lottery, issue.chain, await lengthOf(trx, lottery, issue.chain))
      const seed = chain.seedOf(issue.link)
      if (sha256(seed) !== hexOf(issue.seed_hash))
        throw new Error(`${lottery.code} ${issue.no}: the chain does not give the seed that was committed to`)
      return seed
    },
  }
}

const opened = oncePer((_db: Database): { chains: Promise<Chains> | null } => ({ chains: null }))

/** The chains of a database's lotteries. Ask for them outside of a transaction: their secret is read once. */
export function chainsOf(db: Database): Promise<Chains> {
  const kept = opened(db)
  kept.chains ??= readSecret(db.write, 'lottery-draws')
    .then(chainsFrom)
    .catch((error: unknown) => {
      // The database was not there; the next step asks again.
      kept.chains = null
      throw error
    })
  return kept.chains
}
