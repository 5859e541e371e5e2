import { isOnAgentMenu } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote, useTiles, useViewer } from '@plaza/federation'
import { Icon } from '@plaza/ui/icon'
import { Section } from '@plaza/ui/page'
import { useAgentHomeText } from '../../locales/agent-home/texts'
import css from './AgentTiles.module.css'
import { useServiceLink } from './useServiceLink'

/**
 * The tiles that remotes contribute, each only where the merchant's whitelist allows it and its page exists; the way to customer
 * service is always there (AGENT-3).
 */
export function AgentTiles() {
  const t = useAgentHomeText()
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const { settings = {} } = useViewer()
  const service = useServiceLink()
  const tiles = useTiles('agent.tiles@1').filter(
    ({ isRefused, route }) => !isRefused && isOnAgentMenu(settings, route),
  )
  return (
    <Section title={t('home.tools')}>
      <ul className={css.grid} role="list">
        {tiles.map(({ id, remote, label, icon, route }) => (
          <li key={`${remote}/${id}`}>
            <a
              href={route}
              className={css.tile}
              onClick={(event) => {
                event.preventDefault()
                // A tap goes nowhere once the session has ended.
                if (session) navigate(route)
              }}
            >
              <Tile icon={icon} label={label} />
            </a>
          </li>
        ))}
        <li>
          <a
            href={service.href}
            className={css.tile}
            {...(service.isOutside
              ? { target: '_blank', rel: 'noopener noreferrer' }
              : {
                  onClick: (event) => {
                    event.preventDefault()
                    navigate(service.href)
                  },
                })}
          >
            <Tile icon="headset" label={t('home.service')} />
          </a>
        </li>
      </ul>
    </Section>
  )
}

const Tile = ({ icon, label }: { icon: string; label: string }) => (
  <>
    <span className={css.icon}>
      <Icon name={icon} />
    </span>
    <span className={css.label}>{label}</span>
  </>
)
