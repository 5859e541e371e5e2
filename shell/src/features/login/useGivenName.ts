import { useLocation } from '@plaza/facade/router'

/** The account that the page before has named, after a new password was set; '' when none. */
export function useGivenName(): string {
  const state: unknown = useLocation().state
  const isNamed = typeof state === 'object' && state !== null && 'userName' in state
  return isNamed && typeof state.userName === 'string' ? state.userName : ''
}
