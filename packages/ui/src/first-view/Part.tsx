import type { FirstViewName } from '@plaza/contract/page'
import type { ReactNode } from 'react'

/** Where the edge writes a value, escaped (EDGE-7); as text or in an attribute. */
export const value = (name: FirstViewName): string => `{{${name}}}`

interface PartProps {
  of: FirstViewName
  children: ReactNode
}

/** Drawn where the value is there, and for each element of a list. */
export const Part = ({ of, children }: PartProps) => (
  <>
    {`{{#${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
)

/** Drawn where the value is not there. */
export const Without = ({ of, children }: PartProps) => (
  <>
    {`{{^${of}}}`}
    {children}
    {`{{/${of}}}`}
  </>
)
