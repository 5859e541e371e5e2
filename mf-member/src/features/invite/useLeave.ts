import { useLocation, useNavigate } from '@plaza/facade/router'
import { useCallback } from 'react'

/** Goes back to where one came from; home when the page was the first of the visit. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(
    () => void (key === 'default' ? navigate('/m/home', { replace: true }) : navigate(-1)),
    [navigate, key],
  )
}
