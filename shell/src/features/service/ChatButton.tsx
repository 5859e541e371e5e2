import type { OfferedChat } from '@plaza/contract/site'
import type { ReactNode } from 'react'
import { useOpenChat } from './useOpenChat'

interface Props {
  chat: OfferedChat
  className?: string | undefined
  'aria-label'?: string | undefined
  title?: string | undefined
  children: ReactNode
}

/** Opens the merchant's chat in a window of its own (CHAT-1). */
export function ChatButton({ chat, children, ...shared }: Props) {
  const { open, isOpening } = useOpenChat(chat)
  return (
    <button type="button" aria-busy={isOpening} onClick={open} {...shared}>
      {children}
    </button>
  )
}
