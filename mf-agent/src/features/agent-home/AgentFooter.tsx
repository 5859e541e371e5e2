import { useRemote } from '@plaza/federation'
import { Icon } from '@plaza/ui/icon'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import css from './AgentFooter.module.css'

const entries = [{ key: 'home.toHome', icon: 'home', route: '/m/home' }] as const

/** The agent area's own footer, in place of the bottom menu (AGENT-4). */
export function AgentFooter() {
  const t = useAgentHomeText()
  const { navigate } = useRemote()
  return (
    <nav className={css.footer} aria-label={t('home.footer')}>
      {entries.map(({ key, icon, route }) => (
        <a
          key={route}
          href={route}
          className={css.entry}
          onClick={(event) => {
            event.preventDefault()
            navigate(route)
          }}
        >
          <Icon name={icon} />
          {t(key)}
        </a>
      ))}
    </nav>
  )
}
