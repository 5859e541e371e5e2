import { pageMessageSchema, type FrameMessage } from '@plaza/contract/play'

interface BridgeParts {
  /** The frame's own window. */
  self: Window
  /** Origin of the operator's page: messages are accepted from it alone and posted to it alone. */
  operatorOrigin: string
  onPause: () => void
  onResume: () => void
}

export interface OperatorBridge {
  tell: (message: FrameMessage) => void
  close: () => void
}

/** Exchanges messages with the operator's page around the frame. Alone in a tab (`top` presentation) it posts none. */
export function bridgeTo({ self, operatorOrigin, onPause, onResume }: BridgeParts): OperatorBridge {
  const around = self.parent === self ? null : self.parent
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== operatorOrigin || event.source !== around) return
    const message = pageMessageSchema.safeParse(event.data)
    if (!message.success) return
    if (message.data.type === 'pause') onPause()
    else onResume()
  }
  self.addEventListener('message', onMessage)
  return {
    tell: (message) => around?.postMessage(message, operatorOrigin),
    close: () => self.removeEventListener('message', onMessage),
  }
}
