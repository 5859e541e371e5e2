import { createContext } from 'react'

/** Whether an address leads somewhere for whoever is looking; the host provides it. Without one every link is drawn. */
export const LinkRule = createContext<(address: string) => boolean>(() => true)
