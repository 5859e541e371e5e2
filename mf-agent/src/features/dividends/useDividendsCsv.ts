import { dividendsCall, type Dividend } from '@plaza/contract/agency'
import { minorToDecimal, type QueryOf } from '@plaza/contract/kernel'
import { useClient } from '@plaza/client'
import { useFormats } from '@plaza/i18n'
import type { RecordsCsv } from '@plaza/ui/records'
import { useDividendsText } from '../../locales/dividends/texts'
import { amountColumns } from './dividend-columns'

/** All dividends of a filter as a file. */
export function useDividendsCsv(
  filter: Omit<QueryOf<typeof dividendsCall>, 'pageNo'>,
  currency: string,
): RecordsCsv<Dividend> {
  const t = useDividendsText()
  const { percent } = useFormats()
  const { transport } = useClient()
  const amount = (minor: number) => minorToDecimal(minor, currency)
  const all = async () => {
    const found: Dividend[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await transport.send(dividendsCall, { query: { ...filter, pageNo } })
      found.push(...page.running, ...page.dividends)
      if (page.pageNum >= page.totalPages) return found
    }
  }
  return {
    fileName: `dividends-${filter.side}.csv`,
    all,
    columns: [
      { label: t('dividends.columns.period'), valueOf: ({ firstDay, lastDay }) => `${firstDay}/${lastDay}` },
      { label: t('dividends.columns.member'), valueOf: ({ member }) => member },
      { label: t('dividends.columns.state'), valueOf: ({ state }) => t(`dividends.states.${state}`) },
      { label: t('dividends.columns.amount'), valueOf: ({ amountMinor }) => amount(amountMinor) },
      ...amountColumns.map(({ name, valueOf }) => ({
        label: t(`dividends.columns.${name}`),
        valueOf: (row: Dividend) => amount(valueOf(row)),
      })),
      { label: t('dividends.columns.active'), valueOf: ({ activeUsers }) => activeUsers },
      { label: t('dividends.columns.rate'), valueOf: ({ rate }) => percent(rate) },
    ],
  }
}
