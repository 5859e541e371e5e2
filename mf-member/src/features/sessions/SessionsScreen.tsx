import { useCall } from '@plaza/client'
import { sessionsCall, type MemberSession } from '@plaza/contract'
import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { List } from '@plaza/ui/list-row'
import { Page, Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { CallFailure } from '../../parts/CallFailure'
import { useMemberText } from '../../texts'
import { SessionRow } from './SessionRow'
import { useEndSessions } from './useEndSessions'

/** /m/sessions: the devices that the account is signed in on, and signing them out. */
export function SessionsScreen() {
  const ui = useText('ui')
  const answer = useCall(sessionsCall)
  return (
    <Page>
      {answer.data ? (
        <Sessions sessions={answer.data.sessions} />
      ) : answer.error ? (
        <CallFailure
          error={answer.error}
          isRetrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <div role="status" aria-busy aria-label={ui('loading')}>
          <SkeletonRows count={3} />
        </div>
      )}
    </Page>
  )
}

function Sessions({ sessions }: { sessions: readonly MemberSession[] }) {
  const t = useMemberText()
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
