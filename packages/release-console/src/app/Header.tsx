import { Icon, type IconName } from '@plaza/ui/icon'
import { Pill, type Tone } from '@plaza/ui/pill'
import { useState } from 'react'
import type { LiveStatus } from '../live/follow-live'
import { cx } from '../shared/cx'
import { When } from '../shared/When'
import { hashOf, type Route } from '../state/route'
import { useConsoleText } from '../texts'
import { useConsole } from '../shared/console-context'
import css from './Header.module.css'
import { TokenSheet } from './TokenSheet'

const looks: Record<LiveStatus, { tone: Tone; icon: IconName }> = {
  connecting: { tone: 'neutral', icon: 'hourglass' },
  live: { tone: 'success', icon: 'zap' },
  lost: { tone: 'danger', icon: 'wifi-off' },
}

/** The console's head: where one is, on which revision, how live that is, and who is signed in. */
export function Header({ route, onSignOut }: { route: Route; onSignOut: () => void }) {
  const t = useConsoleText()
  const { me, state, status } = useConsole()
  const [isOpen, setOpen] = useState(false)
  const { tone, icon } = looks[status]
  const tab = (screen: 'overview' | 'record') => {
    const isHere = route.screen === screen
    return (
      <a
        href={hashOf({ screen })}
        className={cx(css.tab, (isHere || (screen === 'overview' && route.screen === 'remote')) && css.here)}
        aria-current={isHere ? 'page' : undefined}
      >
        {t(screen === 'overview' ? 'overview.title' : 'record.title')}
      </a>
    )
  }
  return (
    <header className={css.header}>
      <div className={css.line}>
        <p className={css.name}>{t('title')}</p>
        <Pill tone={tone} icon={icon}>
          {t(`live.${status}`)}
        </Pill>
        <button
          type="button"
          className={css.who}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="key" size={20} />
          <span className={css.whoName}>{me.name}</span>
          <span className={css.role}>{t(`role.${me.role}`)}</span>
        </button>
      </div>
      <div className={css.line}>
        <nav aria-label={t('nav')} className={css.tabs}>
          {tab('overview')}
          {tab('record')}
        </nav>
        {state.overview && (
          <p className={css.revision}>
            <span>{t('revision', { revision: state.overview.revision })}</span>
            <span className={css.when}>
              {' · '}
              <When at={state.overview.when} />
            </span>
          </p>
        )}
      </div>
      <TokenSheet isOpen={isOpen} onClose={() => setOpen(false)} onSignOut={onSignOut} />
    </header>
  )
}
