import { Link } from '@plaza/facade/router'
import type { ReactNode } from 'react'
import { useShell } from '../../kernel/page/context'
import { useFrontText } from '../../kernel/language/texts'
import { ChatButton } from './ChatButton'
import type { ContactTarget } from '../../parts/contacts/contact-target'

interface Props {
  target: ContactTarget
  className?: string
  /** Its accessible name, where its content does not provide one. */
  label?: string
  children: ReactNode
}

/** The way to a contact: external ones and the chat open in a new tab, internal ones navigate; a broken link shows a message. */
export function ContactLink({ target, className, label, children }: Props) {
  const t = useFrontText()
  const { events } = useShell()
  const shared = { className, 'aria-label': label, title: label, children }
  switch (target.kind) {
    case 'out':
      return <a href={target.href} target="_blank" rel="noopener noreferrer" {...shared} />
    case 'in':
      return <Link to={target.path} {...shared} />
    case 'chat':
      return <ChatButton chat={target.chat} {...shared} />
    case 'broken':
      return (
        <button
          type="button"
          onClick={() => events.say('toast', { id: 'service', kind: 'error', text: t('service.broken') })}
          {...shared}
        />
      )
  }
}
