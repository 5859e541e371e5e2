import { useEffect, useState } from 'react'
import type { PageFacts } from '../../kernel/page/page-facts'

const everyMs = 500

/** The current facts of the page. @throws nothing: every page of this shell has them */
export const readFacts = (): PageFacts => (globalThis as unknown as { __plaza__: PageFacts }).__plaza__

/** Follows the facts of the page; `onLook` is called at each refresh. */
export function useFacts(onLook: () => void): PageFacts {
  const [facts, setFacts] = useState(readFacts)
  useEffect(() => {
    const look = () => {
      onLook()
      const next = readFacts()
      setFacts((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [onLook])
  return facts
}
