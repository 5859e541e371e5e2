import { createContext, useContext } from 'react'
import type { Shell } from './shell'

export const ShellContext = createContext<Shell | null>(null)

/** The shell of the page. @throws outside of it */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('no shell around this component')
  return shell
}
