import { frameMessageSchema, type FrameMessage } from '@plaza/contract/play'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Receives messages of the game in a frame: only from that frame and its vendor's origin, and only those of the
 * contract (LAUNCH-7). All others are ignored.
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
  onMessage: (message: FrameMessage) => void,
): void {
  const latest = useRef(onMessage)
  useLayoutEffect(() => {
    latest.current = onMessage
  }, [onMessage])
  useEffect(() => {
    const onMessageEvent = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || !frame.current || event.source !== frame.current.contentWindow) return
      const message = frameMessageSchema.safeParse(event.data)
      if (message.success) latest.current(message.data)
    }
    window.addEventListener('message', onMessageEvent)
    return () => window.removeEventListener('message', onMessageEvent)
  }, [frame, origin])
}
