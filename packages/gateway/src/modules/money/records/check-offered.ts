import type { FlagName } from '@plaza/contract/site'
import { CallFailure } from '../../../kernel/call-failure'
import type { CallContext } from '../../../kernel/http/call-context'
import { hasFlag } from '../../../kernel/http/request-merchant'

/** @throws CallFailure `feature.off` where the merchant does not offer these records (MEMBER-3) */
export function checkOffered({ merchant }: CallContext, flag: FlagName): void {
  if (!hasFlag(merchant, flag)) throw new CallFailure('feature.off')
}
