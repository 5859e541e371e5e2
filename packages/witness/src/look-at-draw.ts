import { drawCall } from '@plaza/contract/lottery'
import * as z from 'zod/mini'

const answerMs = 4_000

/** A lottery by its merchant and code. */
export interface LotteryName {
  merchant: string
  code: string
}

/** What the witness saw of a closed issue: its published digest, and which link of the witness it waits for. */
export interface SeenDraw {
  digest: string
  chain: number
  link: number
  /** Of the witness that the issue names. */
  key: string
}

/** Looks at an issue as anybody can; null while it is not closed, and where it has no witness. */
export type LookAtDraw = (lottery: LotteryName, issue: string) => Promise<SeenDraw | null>

const answerSchema = z.object({ success: z.literal(true), value: drawCall.answer })

/**
 * Asks the public sites of merchants for the proof of a draw, by the same call as a member's browser. @throws Error when the
 * site is away or answers otherwise.
 */
export const lookAtSites =
  (sites: ReadonlyMap<string, string>): LookAtDraw =>
  async ({ merchant, code }, issue) => {
    const site = sites.get(merchant)
    if (site === undefined) return null
    const answer = await fetch(`${site}/lgw/draws/${code}/${issue}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      if (answer.status === 404) return null
      throw new Error(`${site} answered ${String(answer.status)}`)
    }
    const { value } = z.parse(answerSchema, await answer.json())
    const { state, digest, witness, lottery, no, source } = value
    const isOther = lottery !== code || no !== issue || witness?.name !== `${merchant}/${code}`
    if (isOther || source !== undefined || state !== 'closed' || digest === undefined || !witness) return null
    return { digest, chain: witness.no, link: witness.link, key: witness.key }
  }
