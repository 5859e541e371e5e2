import { useCall } from '@plaza/client'
import { sessionsCall, type MemberSession } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { List } from '@plaza/ui/list-row'
import { Page, Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useSessionsText } from '../../locales/sessions/texts'
import { SessionRow } from './SessionRow'
import { useEndSessions } from './useEndSessions'

/** /m/sessions: lists the devices on which the account is signed in, and signs them out. */
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
      <Section title={t('sessions.others')}>
        {others.length === 0 ? (
          <p>{t('sessions.noOthers')}</p>
        ) : (
          <List label={t('sessions.others')}>
            {others.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={isEnding}
                onEnd={() => endOne(session.id)}
              />
            ))}
          </List>
        )}
      </Section>
      {others.length > 0 && (
        <Button variant="danger" size="large" isBlock icon="log-out" isBusy={isEnding} onClick={endOthers}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </>
  )
}
