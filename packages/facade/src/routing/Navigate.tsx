import { useEffect } from 'react'
import { useNavigate, type NavigateOptions } from './hooks'
import type { To } from './resolve'

/** Navigates as soon as it is rendered. */
export function Navigate({ to, replace = false, state }: NavigateOptions & { to: To }) {
  const navigate = useNavigate()
  const address = JSON.stringify(to)
  useEffect(
    () => navigate(JSON.parse(address) as To, { replace, state }),
    [navigate, address, replace, state],
  )
  return null
}
