import type { AnyCall } from '@plaza/contract/kernel'

/** Who a query is for; keys start with it, so that nothing of one member is ever shown to another (CALL-1). */
export interface KeyScope {
  merchant: string
  language: string
  /** Account, or null for a visitor. */
  user: string | null
}

/** Key of a call's answer in the one QueryClient. A member's keys are those whose third part is the account. */
export const queryKey = (
  scope: KeyScope,
  call: Pick<AnyCall, 'id'>,
  input: unknown = {},
): readonly unknown[] => [scope.merchant, scope.language, scope.user, call.id, input]
