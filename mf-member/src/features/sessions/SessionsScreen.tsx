import { useCall } from '@plaza/client'
import { sessionsCall, type MemberSession } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { List, ListRow } from '@plaza/ui/list-row'
import { Page, Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useSessionsText } from '../../locales/sessions/texts'
import { byDevice } from './by-device'
import { SessionRow } from './SessionRow'
import { useEndSessions } from './useEndSessions'

/**
 * /m/sessions: lists the devices on which the account is signed in, and signs them out. Of several sessions of
 * one device the latest is shown, and the others on request.
 */
export function SessionsScreen() {
  return (
    <Page>
      <Answer of={useCall(sessionsCall)} pending={<SkeletonRows count={3} />}>
        {({ sessions }) => <Sessions sessions={sessions} />}
      </Answer>
    </Page>
  )
}

function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const t = useSessionsText()
  const { endOne, endOthers, isEnding } = useEndSessions()
  const [opened, setOpened] = useState<readonly string[]>([])
  const current = sessions.filter(({ isCurrent }) => isCurrent)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <Section title={t('sessions.here')}>
        <List label={t('sessions.here')}>
          {current.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </List>
      </Section>
      {others.length > 0 && (
        <Button variant="danger" isBlock icon="log-out" isBusy={isEnding} onClick={endOthers}>
          {t('sessions.endOthers')}
        </Button>
      )}
      <Section title={t('sessions.others')}>
        {others.length === 0 ? (
          <p>{t('sessions.noOthers')}</p>
        ) : (
          <List label={t('sessions.others')}>
            {byDevice(others).flatMap(({ key, sessions: [latest, ...older] }) => {
              const isOpen = opened.includes(key)
              const rows = [latest, ...(isOpen ? older : [])].map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={isEnding}
                  onEnd={() => endOne(session.id)}
                />
              ))
              if (older.length === 0 || isOpen) return rows
              const more = (
                <ListRow
                  key={key}
                  icon="chevron-down"
                  title={t('sessions.more', { count: older.length })}
                  hidesArrow
                  onPress={() => setOpened([...opened, key])}
                />
              )
              return [...rows, more]
            })}
          </List>
        )}
      </Section>
    </>
  )
}
