import type { AgentSettings } from '@plaza/contract/agency'
import { useReach, useRemote, useViewer } from '@plaza/federation'
import { Badge } from '@plaza/ui/badge'
import { Icon } from '@plaza/ui/icon'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import { useAgentNotices } from '../../parts/useAgentNotices'
import css from './AgentFooter.module.css'

const noticesPath = '/m/member/notice?types=A'
const entries = [
  { key: 'home.toHome', icon: 'home', route: '/m/home' },
  { key: 'home.openAccount', icon: 'user-plus', route: '/m/agentRegister' },
  { key: 'home.dividend', icon: 'coins', route: '/m/member/agent/agentDivident' },
  { key: 'home.notices', icon: 'megaphone', route: noticesPath },
] as const

/**
 * The agent area's own footer, in place of the bottom menu (AGENT-4): entries whose page exists, dividends only where the merchant has
 * them, and announcements with the number of unread ones.
 */
export function AgentFooter() {
  const t = useAgentHomeText()
  const { navigate } = useRemote()
  const reach = useReach()
  const { agentDividends = false }: AgentSettings = useViewer().settings ?? {}
  const unread = useAgentNotices().data?.footer.unreadCount ?? 0
  const shown = entries.filter(
    ({ key, route }) => reach(route) === 'open' && (key !== 'home.dividend' || agentDividends),
  )
  return (
    <nav className={css.footer} aria-label={t('home.footer')}>
      {shown.map(({ key, icon, route }) => (
        <a
          key={route}
          href={route}
          className={css.entry}
          onClick={(event) => {
            event.preventDefault()
            navigate(route)
          }}
        >
          <Badge
            count={route === noticesPath ? unread : 0}
            label={t('home.unreadNotices', { count: unread })}
          >
            <span className={css.icon}>
              <Icon name={icon} />
            </span>
          </Badge>
          <span className={css.label}>{t(key)}</span>
        </a>
      ))}
    </nav>
  )
}
