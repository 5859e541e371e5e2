import type { WalletError } from '@plaza/contract/vendors'
import * as z from 'zod/mini'
import { hasInexactNumber } from '../../../kernel/http/exact-json'
import { isRefused } from '../../../kernel/http/refused-input'
import { WalletFailure } from './wallet-failure'

const causeSchema = z.object({ status: z.literal('RS_ERROR_DUPLICATE_ID') })

/** The code of the first defect: a number that is not an amount, a duplicate id, anything else. */
function codeOf(issue: z.core.$ZodIssue | undefined, json: unknown): WalletError {
  if (issue?.code === 'custom')
    return causeSchema.safeParse(issue.params).data?.status ?? 'RS_ERROR_WRONG_SYNTAX'
  if (issue?.path.at(-1) !== 'amountMinor') return 'RS_ERROR_WRONG_SYNTAX'
  const value = issue.path.reduce<unknown>((part, key) => Object(part)[key], json)
  return typeof value === 'number' ? 'RS_ERROR_AMOUNT' : 'RS_ERROR_WRONG_SYNTAX'
}

/**
 * Parses the body of a vendor's call by its schema.
 * @throws WalletFailure `RS_ERROR_AMOUNT` when an amount is negative, not whole or too large, `RS_ERROR_DUPLICATE_ID`,
 * else `RS_ERROR_WRONG_SYNTAX`.
 */
export function readWalletBody<S extends z.ZodMiniType>(schema: S, body: string): z.output<S> {
  let json: unknown
  try {
    json = JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) throw new WalletFailure('RS_ERROR_WRONG_SYNTAX')
    throw error
  }
  const value = schema.safeParse(json)
  if (!value.success) throw new WalletFailure(codeOf(value.error.issues[0], json))
  if (hasInexactNumber(body)) throw new WalletFailure('RS_ERROR_AMOUNT')
  if (isRefused(json)) throw new WalletFailure('RS_ERROR_WRONG_SYNTAX')
  return value.data
}
