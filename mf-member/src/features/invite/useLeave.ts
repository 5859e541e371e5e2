import { useLocation, useNavigate } from '@plaza/facade/router'
import { useCallback } from 'react'

/** Goes back to the previous page, or to home when this was the first page of the visit. */
export function useLeave(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(
    () => void (key === 'default' ? navigate('/m/home', { replace: true }) : navigate(-1)),
    [navigate, key],
  )
}
