import { useCall } from '@plaza/client'
import { dividendPreviewCall, type CalculatedDividend } from '@plaza/contract/agency'
import { useReach, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { Fact, Facts } from '@plaza/ui/facts'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useDividendsText } from '../../locales/dividends/texts'
import css from './Dividends.module.css'
import { usePeriodText } from './DividendTable'

const reportPath = '/m/member/agent/agentDivident'

/** On the page of dividend contracts: the way to the report, and what the last period would have paid (DIVIDEND-1). */
export function DividendPreview() {
  const t = useDividendsText()
  const { navigate } = useRemote()
  const hasReport = useReach()(reportPath) === 'open'
  return (
    <>
      {hasReport && (
        <List>
          <ListRow icon="coins" title={t('dividends.report')} onPress={() => navigate(reportPath)} />
        </List>
      )}
      <Answer
        of={useCall(dividendPreviewCall)}
        pending={<SkeletonRows count={1} />}
        failed={{ title: t('dividends.previewFailed') }}
      >
        {({ active, offered, currency }) =>
          active === null && offered === null ? null : (
            <Section title={t('dividends.preview')}>
              <Stack gap={12}>
                {active && <One name={t('dividends.previewActive')} one={active} currency={currency} />}
                {offered && <One name={t('dividends.previewOffered')} one={offered} currency={currency} />}
                <p className={css.notes}>{t('dividends.previewNote')}</p>
              </Stack>
            </Section>
          )
        }
      </Answer>
    </>
  )
}

function One({ name, one, currency }: { name: string; one: CalculatedDividend; currency: string }) {
  const t = useDividendsText()
  const { money, percent } = useFormats()
  const periodText = usePeriodText()
  return (
    <Facts label={name} isFramed>
      <Fact label={name}>{periodText(one)}</Fact>
      <Fact label={t('dividends.columns.net')}>{money(one.netMinor, currency)}</Fact>
      <Fact label={t('dividends.columns.active')}>{one.activeUsers}</Fact>
      <Fact label={t('dividends.columns.rate')}>{percent(one.rate)}</Fact>
      <Fact label={t('dividends.columns.dividend')} tone="total">
        {money(one.dividendMinor, currency)}
      </Fact>
    </Facts>
  )
}
