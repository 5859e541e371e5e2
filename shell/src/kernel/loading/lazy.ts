import type { ComponentType } from 'react'

/** A screen of the shell that is loaded when it is first needed. */
export type Lazy = () => Promise<ComponentType>
