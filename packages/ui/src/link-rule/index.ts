import { createContext } from 'react'

/**
 * Whether an address leads to a page for the current account; the host provides it. Without it every link is drawn.
 */
export const LinkRule = createContext<(address: string) => boolean>(() => true)
