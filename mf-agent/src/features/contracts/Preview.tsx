import { useCallMutation } from '@plaza/client'
import { salaryPreviewCall, type ContractTerms, type SalaryKind } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useContractsText } from '../../locales/contracts/texts'

export interface PreviewProps {
  kind: SalaryKind
  /** Account name of whom the terms are for; absent: one's own. */
  to?: string
  /** The terms as they stand when it is asked; undefined while they are incomplete. */
  terms: () => ContractTerms | undefined
}

/** What terms would have paid for the last complete day or hour, on request (INCOME-3). */
export function Preview({ kind, to, terms }: PreviewProps) {
  const t = useContractsText()
  const { timeZone } = useRemote()
  const { money, percent, number, dateTime } = useFormats()
  const errorText = useErrorText()
  const asking = useCallMutation(salaryPreviewCall)
  const { data, error } = asking
  const ask = () => {
    const read = terms()
    if (read) asking.mutate({ body: { kind, ...(to !== undefined && { to }), terms: read } })
  }
  return (
    <Stack gap={8}>
      <Button isBlock icon="clock" isBusy={asking.isPending} onClick={ask}>
        {t('contracts.preview.ask')}
      </Button>
      {data && (
        <p role="status">
          {t('contracts.preview.day', {
            period: dateTime(data.periodAt, {
              timeZone,
              ...(kind === 'daily-salary' && { style: 'date' as const }),
            }),
            amount: money(data.amountMinor, data.currency),
            own: money(data.ownMinor, data.currency),
            team: money(data.teamMinor, data.currency),
            users: number(data.activeUsers),
            rate: percent(data.rate),
          })}
        </p>
      )}
      {error && error.code !== 'reauth.required' && (
        <FormProblem text={errorText(error.code, error.value, error)} />
      )}
    </Stack>
  )
}
