import { useLocation } from '@plaza/facade/router'

/** The username passed on by the previous page after a new password was set; '' when there is none. */
export function useGivenName(): string {
  const state: unknown = useLocation().state
  const isNamed = typeof state === 'object' && state !== null && 'userName' in state
  return isNamed && typeof state.userName === 'string' ? state.userName : ''
}
