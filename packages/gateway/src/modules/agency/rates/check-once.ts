import { CallFailure } from '../../../kernel/call-failure'

/** @throws CallFailure `request.invalid` where a category is named twice */
export function checkOnce(rates: readonly { category: string }[]): void {
  if (new Set(rates.map(({ category }) => category)).size < rates.length)
    throw new CallFailure('request.invalid')
}
