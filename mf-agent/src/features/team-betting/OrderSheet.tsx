import { useCall } from '@plaza/client'
import { teamOrderCall } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Amount } from '@plaza/ui/amount'
import { Answer } from '@plaza/ui/answer'
import { Fact, Facts } from '@plaza/ui/facts'
import { List, ListRow } from '@plaza/ui/list-row'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useTeamBettingText } from '../../locales/team-betting/texts'

export interface OrderSheetProps {
  id: string
  currency: string
  isOpen: boolean
  onClose: () => void
}

/** A lottery order of the team with its lines, to be read (TEAM-13). Its code loads when the first is opened. */
export function OrderSheet({ id, currency, isOpen, onClose }: OrderSheetProps) {
  const t = useTeamBettingText()
  const answer = useCall(teamOrderCall, { query: { id } })
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const amount = (minor: number) => (
    <Amount minor={minor} currency={currency} size="small" isMasked={isHidden} />
  )
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('bets.order')} detail={<bdi translate="no">{id}</bdi>}>
      <Answer of={answer} pending={<SkeletonRows count={4} />} failed={{ title: t('bets.orderFailed') }}>
        {({ userName, order }) => (
          <Stack gap={12}>
            <Facts label={t('bets.order')}>
              <Fact label={t('bets.account')}>
                <bdi translate="no">{userName}</bdi>
              </Fact>
              <Fact label={t('bets.issue')}>
                <bdi translate="no">{order.issue}</bdi>
              </Fact>
              <Fact label={t('bets.status')}>{t(`bets.orderStates.${order.state}`)}</Fact>
              <Fact label={t('bets.stake')}>{amount(order.amountMinor)}</Fact>
              <Fact label={t('bets.prize')}>{amount(order.prizeMinor + order.rebateMinor)}</Fact>
            </Facts>
            <List label={t('bets.lines')}>
              {order.lines.map((line) => (
                <ListRow
                  key={line.no}
                  title={<bdi translate="no">{line.play}</bdi>}
                  detail={
                    <bdi translate="no">{`${line.picks.map((row) => row.join(' ')).join(' | ')} × ${line.multiplier}`}</bdi>
                  }
                  end={amount(line.amountMinor)}
                />
              ))}
            </List>
          </Stack>
        )}
      </Answer>
    </Sheet>
  )
}
