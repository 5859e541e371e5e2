import { pageMessageSchema, type FrameMessage } from '@plaza/contract/play'

interface BridgeParts {
  /** The frame's own window. */
  self: Window
  /** Origin of the operator's page: messages are accepted from it alone and posted to it alone. */
  operatorOrigin: string
  onPause: () => void
  onResume: () => void
  /** The player hides balances, or shows them again. */
  onHidden: (isHidden: boolean) => void
}

export interface OperatorBridge {
  tell: (message: FrameMessage) => void
  close: () => void
}

/** Exchanges messages with the operator's page around the frame. Alone in a tab (`top` presentation) it posts none. */
export function bridgeTo({ self, operatorOrigin, onPause, onResume, onHidden }: BridgeParts): OperatorBridge {
  const around = self.parent === self ? null : self.parent
  const onMessage = (event: MessageEvent): void => {
    if (event.origin !== operatorOrigin || event.source !== around) return
    const message = pageMessageSchema.safeParse(event.data)
    if (!message.success) return
    const { type } = message.data
    if (type === 'pause') onPause()
    else if (type === 'resume') onResume()
    else onHidden(type === 'hide-balance')
  }
  self.addEventListener('message', onMessage)
  return {
    tell: (message) => around?.postMessage(message, operatorOrigin),
    close: () => self.removeEventListener('message', onMessage),
  }
}
