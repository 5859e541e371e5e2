import type { Chase, ChaseIssue } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { BetLine, BetLines, LineText } from '../../lottery/lines/BetLines'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { ChaseIssueStatePill } from './ChaseStatePill'

/** Every issue of a plan: when it opens, what it costs, how it stands, and the way to the order that it became. */
export function ChaseIssues({ chase }: { chase: Chase }) {
  const t = useChaseText()
  return (
    <section aria-label={t('chase.issues')}>
      <BetLines>
        {chase.issues.map((issue) => (
          <Row key={issue.issue} issue={issue} currency={chase.currency} />
        ))}
      </BetLines>
    </section>
  )
}

function Row({ issue, currency }: { issue: ChaseIssue; currency: string }) {
  const t = useChaseText()
  const errorText = useErrorText()
  const { navigate } = useRemote()
  const { money, number } = useFormats()
  const schedule = useScheduleText()
  const { order, reason, prizeMinor } = issue
  return (
    <BetLine
      name={issue.issue}
      amount={money(issue.amountMinor, currency)}
      state={<ChaseIssueStatePill state={issue.state} />}
      action={
        order !== undefined && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => navigate(`/m/orders?order=${encodeURIComponent(order)}`)}
          >
            {t('chase.viewOrder', { no: issue.issue })}
          </Button>
        )
      }
    >
      <LineText>
        {t('chase.opensTimes', {
          time: schedule.time(issue.openAt),
          multiplier: number(issue.multiplier),
        })}
      </LineText>
      {prizeMinor > 0 && (
        <LineText kind="won">{t('chase.prizeIs', { amount: money(prizeMinor, currency) })}</LineText>
      )}
      {reason !== undefined && <LineText>{errorText(reason)}</LineText>}
    </BetLine>
  )
}
