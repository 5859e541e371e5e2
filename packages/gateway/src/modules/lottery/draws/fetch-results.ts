import { issueNoSchema } from '@plaza/contract/lottery'
import { createPublicKey } from 'node:crypto'
import * as z from 'zod/mini'
import type { Gateway } from '../../../kernel/gateway'
import { claimDue, dueJob, type DueRows } from '../../../kernel/jobs/due-rows'
import type { Job } from '../../../kernel/jobs/job'
import { checkSignature } from '../../play/vendors'
import { announceLottery } from './announce'
import { drawOfficially } from './confirm-result'
import { parseNumbers } from './official-numbers'
import type { LotteryRow } from './tables'

/** How soon a result that is not there yet is asked for again, ms. */
const againMs = 30_000
const answerMs = 5_000
/** Longest answer that is read, bytes; a board is 200. */
const longestAnswer = 16 * 1024

const resultsDue: DueRows<'lottery_issues'> = { table: 'lottery_issues', key: 'id', at: 'fetch_at' }

/** What a publisher answers: the numbers as text, of the issue that was asked for. */
const answerSchema = z.object({
  lottery: z.string(),
  issue: issueNoSchema,
  numbers: z.string().check(z.maxLength(512)),
})

type Fetched = Pick<LotteryRow, 'code' | 'rules' | 'result_url' | 'result_key'>

/**
 * Asks for the result of an issue: `GET <address>/<lottery>/<issue>`, whose answer is signed like a vendor's call
 * (docs/lottery.md). Null while there is none. @throws Error for an answer that is not the publisher's.
 */
async function fetchResult(lottery: Fetched, no: string, now: number): Promise<number[] | null> {
  const url = `${lottery.result_url ?? ''}/${lottery.code}/${no}`
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(answerMs) })
  if (answer.status === 404) {
    await answer.body?.cancel()
    return null
  }
  if (!answer.ok || Number(answer.headers.get('content-length') ?? longestAnswer + 1) > longestAnswer) {
    await answer.body?.cancel()
    throw new Error(`${url} answered ${String(answer.status)} or too much`)
  }
  const body = await answer.text()
  const call = { method: 'GET', path: new URL(url).pathname, body }
  const state = checkSignature(
    createPublicKey(lottery.result_key ?? ''),
    Object.fromEntries(answer.headers),
    call,
    now,
  )
  if (state !== 'fresh') throw new Error(`the signature of ${url} is ${state}`)
  const result = answerSchema.parse(JSON.parse(body))
  if (result.lottery !== lottery.code || result.issue !== no)
    throw new Error(`${url} answered the result of ${result.lottery} ${result.issue}`)
  return parseNumbers(lottery.rules, result.numbers)
}

/** Writes a fetched result, unless an operator was first. */
const draw = ({ db, clock }: Gateway, lotteryId: number, issueId: number, numbers: readonly number[]) =>
  db.transaction(async (trx) => {
    const issue = await trx
      .selectFrom('lottery_issues')
      .selectAll()
      .where('id', '=', issueId)
      .where('state', '=', 'closed')
      .forUpdate()
      .executeTakeFirst()
    if (!issue) return
    await drawOfficially(trx, { issue }, Uint8Array.from(numbers), clock.now())
    await announceLottery(trx, lotteryId)
  })

/** Fetches the results of issues whose lottery has a publisher, until they are there (DRAW-6). */
export const fetchResultsJob = (gateway: Gateway): Job =>
  dueJob(gateway, resultsDue, {
    name: 'lottery-results',
    run: async () => {
      const { app, db, clock } = gateway
      const now = clock.now()
      const [issue] = await db.transaction((trx) =>
        claimDue(trx, resultsDue, { now, limit: 1, putOffMs: againMs }),
      )
      if (!issue) return 0
      const lottery = await db.read
        .selectFrom('lotteries')
        .selectAll()
        .where('id', '=', issue.lottery_id)
        .executeTakeFirstOrThrow()
      // An operator has turned to another source: the result is entered.
      if (lottery.result_url === null) return 1
      try {
        const numbers = await fetchResult(lottery, issue.no, now)
        if (numbers) await draw(gateway, lottery.id, issue.id, numbers)
      } catch (error) {
        app.log.error({ err: error, lottery: lottery.code, issue: issue.no }, 'a result could not be fetched')
      }
      return 1
    },
  })
