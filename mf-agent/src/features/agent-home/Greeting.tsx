import { useRemote } from '@plaza/federation'
import { Avatar } from '@plaza/ui/avatar'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import { useDayPart } from './useDayPart'
import css from './Greeting.module.css'

/** Greets by the hour in the device's zone, with the account's name (AGENT-2). */
export function Greeting({ userName }: { userName: string }) {
  const t = useAgentHomeText()
  const part = useDayPart(useRemote().serverNow)
  return (
    <header className={css.greeting}>
      <Avatar name={userName} size={56} hasRing />
      <div className={css.texts}>
        <p className={css.hello}>{t(`home.greeting.${part}`)}</p>
        <h2 className={css.name}>{userName}</h2>
      </div>
    </header>
  )
}
