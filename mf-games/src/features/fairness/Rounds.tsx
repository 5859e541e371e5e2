import { fairRoundsCall, type FairRound } from '@plaza/contract'
import { useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { FailureCard } from '@plaza/ui/failure-card'
import { List, ListRow } from '@plaza/ui/list-row'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { RoundSheet } from './RoundSheet'
import { useFairText } from './useFairText'

/** The own rounds that can be computed again, the last one first; a tap checks one. */
export function Rounds() {
  const { t, formats } = useFairText()
  const errorText = useErrorText()
  const { currency, timeZone } = useRemote()
  const list = useCallPages(fairRoundsCall, {})
  const [shown, setShown] = useState<FairRound>()
  const [isOpen, setOpen] = useState(false)
  if (list.failure)
    return (
      <FailureCard
        isCompact
        title={t('fairness.roundsFailed')}
        text={errorText(list.failure.code, list.failure.value)}
        reference={list.failure.requestId}
        onRetry={list.retry}
      />
    )
  const rounds = list.pages?.flatMap((page) => page.rounds)
  if (!rounds) return <SkeletonRows count={4} />
  if (rounds.length === 0)
    return <EmptyState title={t('fairness.noRounds')} text={t('fairness.noRoundsText')} />
  return (
    <>
      <List label={t('fairness.ownRounds')}>
        {rounds.map((round) => (
          <ListRow
            key={round.id}
            title={round.gameName}
            detail={formats.dateTime(round.at, { timeZone })}
            icon={round.proof.serverSeed === undefined ? 'lock' : 'shield-check'}
            end={
              <Amount
                minor={round.wonMinor - round.stakedMinor}
                currency={currency}
                kind="change"
                size="small"
              />
            }
            onPress={() => {
              setShown(round)
              setOpen(true)
            }}
          />
        ))}
      </List>
      {list.isLoadingMore && <SkeletonRows count={3} />}
      {list.isPageFailed && (
        <FailureCard isCompact title={t('fairness.roundsFailed')} onRetry={list.retryPage} />
      )}
      {shown && <RoundSheet key={shown.id} round={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
