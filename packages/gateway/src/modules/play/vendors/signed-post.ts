import { operatorFailureSchema, operatorPath, type OperatorAction } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Clock } from '../../../kernel/clock'
import { VendorAway, VendorRefusal } from './vendor-adapter'
import type { VendorKeys } from './vendor-keys'
import type { VendorLink } from './vendor-links'
import { signCall } from './vendor-signature'

/** How long a vendor may take to answer, ms. */
export const answerMs = 3_000
/** Longest answer that is read, bytes. */
const longestAnswer = 64 * 1024

/**
 * The text of an answer.
 * @throws VendorAway when it is longer than any valid answer.
 */
async function readBounded(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.byteLength
    if (length > longestAnswer) throw new VendorAway(`${answer.url} answers without end`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

/** The answer of a vendor with its status. @throws VendorAway when none arrives in time, or on a server error. */
export async function ask(
  url: string,
  init: RequestInit,
  timeoutMs: number,
): Promise<{ ok: boolean; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { ...init, redirect: 'error', signal })
    if (answer.status >= 500) throw new VendorAway(`${url} answered ${String(answer.status)}`)
    return { ok: answer.ok, text: await readBounded(answer) }
  } catch (cause) {
    if (cause instanceof VendorAway) throw cause
    throw new VendorAway(`${url} does not answer`, { cause })
  }
}

function parse<S extends z.ZodMiniType>(schema: S, text: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // An answer that is not JSON counts as missing; the caller reports it.
  }
}

/** Makes one signed call of the operator to a vendor. @throws VendorAway, VendorRefusal */
export type SignedPost = <S extends z.ZodMiniType>(
  link: VendorLink,
  action: OperatorAction,
  input: unknown,
  schema: S,
  timeoutMs?: number,
) => Promise<z.output<S>>

/** Signed calls by the key of this gateway (`packages/contract/src/vendors/operator-api.ts`). */
export const signedPost =
  (clock: Clock, keys: VendorKeys): SignedPost =>
  async (link, action, input, schema, timeoutMs = answerMs) => {
    const url = `${link.baseUrl}${operatorPath(action)}`
    const body = JSON.stringify(input)
    const headers = {
      'content-type': 'application/json',
      ...signCall(await keys.operator(), { method: 'POST', path: new URL(url).pathname, body }, clock.now()),
    }
    const { ok, text } = await ask(url, { method: 'POST', headers, body }, timeoutMs)
    if (!ok) throw new VendorRefusal(parse(operatorFailureSchema, text)?.status ?? 'REFUSED')
    const answer = parse(schema, text)
    if (answer === undefined) throw new VendorAway(`${url} answered something else`)
    return answer
  }
