import { sql } from 'kysely'
import type { Gateway } from '../../../kernel/gateway'
import type { Job } from '../../../kernel/jobs/job'
import { bytesOf } from './chain'
import { askChain, witnessName } from './witness-answers'

const everyMs = 15_000
/** A chain is followed by another one while it still has this many links. */
const fewLinks = 100

interface Lacking {
  id: number
  merchant: string
  code: string
  /** The newest registered chain, and its key; null while there is none. */
  newest: number | null
  key: string | null
}

/** Lotteries of own draws whose witness has no chain, or one that is nearly used up. */
async function lotteriesWithoutChain({ db }: Gateway): Promise<Lacking[]> {
  const { rows } = await sql<Lacking>`
    select l.id, l.merchant, l.code, c.no as newest, c.key from lotteries l left join lateral (
      select no, length, key from lottery_witness_chains where lottery_id = l.id order by no desc limit 1
    ) c on true
    where l.draw_source = 'own'
      and (c.no is null or (l.witness_chain = c.no and l.witness_link > c.length - ${fewLinks}::integer))
    order by l.id`.execute(db.read)
  return rows
}

/** Registers the next chain of a lottery's witness. Returns whether there is one. @throws Error for another key. */
async function register({ db, clock }: Gateway, url: string, lottery: Lacking): Promise<boolean> {
  const no = (lottery.newest ?? 0) + 1
  const chain = await askChain(url, witnessName(lottery), no)
  if (!chain) return false
  if (lottery.key !== null && chain.key !== lottery.key)
    throw new Error(`the witness of ${witnessName(lottery)} has another key than before`)
  const row = {
    lottery_id: lottery.id,
    no,
    end_hash: bytesOf(chain.end),
    length: chain.length,
    key: chain.key,
  }
  await db.write
    .insertInto('lottery_witness_chains')
    .values({ ...row, at: clock.now() })
    .onConflict((conflict) => conflict.columns(['lottery_id', 'no']).doNothing())
    .execute()
  return true
}

/**
 * Registers the chains of the witness: from then on every issue that opens keeps one of its links (DRAW-9). A lottery of a
 * merchant that the witness does not watch goes on without one.
 */
export const registerWitnessJob = (gateway: Gateway, url: string): Job => ({
  name: 'lottery-witness-chains',
  everyMs,
  run: async () => {
    let registered = 0
    for (const lottery of await lotteriesWithoutChain(gateway)) {
      try {
        if (await register(gateway, url, lottery)) registered += 1
      } catch (error) {
        gateway.app.log.error({ err: error, lottery: lottery.code }, 'the witness has no valid chain')
        // It is away, or not ours: the others would fail as well.
        return 0
      }
    }
    return registered
  },
})
