import { createContext } from 'react'

/**
 * Whether an address leads to a page for the current account; the host provides the rule. Without a rule every link is
 * rendered.
 */
export const LinkRule = createContext<(address: string) => boolean>(() => true)
