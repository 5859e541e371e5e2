import { fairRoundsCall, type FairRound } from '@plaza/contract/play'
import { useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { RoundSheet } from './RoundSheet'
import { useFairText } from './useFairText'

/** The member's rounds that can be verified, latest first; a tap verifies one. */
export function Rounds() {
  const { t } = useFairText()
  const list = useCallPages(fairRoundsCall, {})
  return (
    <Answer
      of={{
        data: list.pages?.flatMap((page) => page.rounds),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={4} />}
      failed={{ isCompact: true, title: t('fairness.roundsFailed') }}
      isEmpty={(rounds) => rounds.length === 0}
      empty={<EmptyState title={t('fairness.noRounds')} text={t('fairness.noRoundsText')} />}
    >
      {(rounds) => (
        <>
          <RoundList rounds={rounds} />
          <RecordsEnd {...list} moreFailed={t('fairness.roundsFailed')} />
        </>
      )}
    </Answer>
  )
}

function RoundList({ rounds }: { rounds: readonly FairRound[] }) {
  const { t, formats } = useFairText()
  const { currency, timeZone } = useRemote()
  const [pressed, setPressed] = useState<FairRound>()
  const [isOpen, setOpen] = useState(false)
  // A rotation reveals the seed of a round whose sheet is open already.
  const shown = rounds.find(({ id }) => id === pressed?.id) ?? pressed
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
              setPressed(round)
              setOpen(true)
            }}
          />
        ))}
      </List>
      {shown && <RoundSheet key={shown.id} round={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
