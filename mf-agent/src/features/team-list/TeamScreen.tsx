import { useCallParts } from '@plaza/client'
import { teamMembersCall } from '@plaza/contract/agency'
import { useSearchParams } from '@plaza/facade/router'
import { useReach, useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { lazy } from '@plaza/ui/lazy'
import { Page } from '@plaza/ui/page'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { WindowedList } from '@plaza/ui/windowed-list'
import { Suspense, useCallback, useState } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'
import { AgencyOnly } from '../../parts/AgencyOnly'
import { MemberRow } from './MemberRow'
import { TeamHead } from './TeamHead'
import { TeamSummary } from './TeamSummary'
import { countFilters, readTeamQuery, withParams } from './team-filter'

const MemberSheet = lazy(async () => ({ default: (await import('./MemberSheet')).MemberSheet }))

const openPath = '/m/agentRegister'

/**
 * `/m/member/team`: who stands below the agent, level by level or all at once, with filters in the address; `member` opens one account
 * (TEAM-11).
 */
export function TeamScreen() {
  return (
    <AgencyOnly>
      <Team />
    </AgencyOnly>
  )
}

function Team() {
  const t = useTeamListText()
  const { navigate } = useRemote()
  const mayOpen = useReach()(openPath) === 'open'
  const [params, setParams] = useSearchParams()
  const query = readTeamQuery(params)
  const list = useCallParts(teamMembersCall, query)
  const [first] = list.pages ?? []
  const opened = params.get('member')
  // It stays rendered while it slides down.
  const [lastOpened, setLastOpened] = useState(opened)
  if (opened !== null && opened !== lastOpened) setLastOpened(opened)
  const open = useCallback(
    (account: string) => setParams((now) => withParams(now, { member: account })),
    [setParams],
  )
  const isNarrowed = countFilters(query) > 0 || query.search !== undefined
  return (
    <Page isDense>
      <TeamHead query={query} path={first?.path} onChange={(next) => setParams(next)} params={params} />
      {first?.summary && <TeamSummary summary={first.summary} currency={first.currency} />}
      <Answer
        of={{
          data: list.pages?.flatMap(({ members }) => members),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('teamList.failed') }}
        isEmpty={(members) => members.length === 0}
        empty={
          isNarrowed ? (
            <EmptyState title={t('teamList.noneFits')} text={t('teamList.noneFitsText')} />
          ) : (
            <EmptyState
              title={t('teamList.nobody')}
              text={t('teamList.nobodyText')}
              action={
                mayOpen && <Button onClick={() => navigate(openPath)}>{t('teamList.openAccount')}</Button>
              }
            />
          )
        }
      >
        {(members) => (
          <div>
            <WindowedList
              label={t('teamList.members')}
              rows={members}
              keyOf={({ userName }) => userName}
              rowOf={(member) => <MemberRow member={member} currency={first?.currency ?? ''} onOpen={open} />}
            />
            <RecordsEnd {...list} moreFailed={t('teamList.moreFailed')} />
          </div>
        )}
      </Answer>
      {lastOpened !== null && (
        <Suspense>
          <MemberSheet
            key={lastOpened}
            account={lastOpened}
            isOpen={opened !== null}
            onClose={() => setParams(withParams(params, { member: undefined }), { replace: true })}
            onDownline={(of) => setParams({ of })}
          />
        </Suspense>
      )}
    </Page>
  )
}
