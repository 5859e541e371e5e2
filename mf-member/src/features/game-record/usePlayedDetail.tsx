import { minorToDecimal } from '@plaza/contract/kernel'
import type { Played } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import type { CsvColumn, RecordDetail } from '@plaza/ui/records'
import { useGameRecordText } from '../../locales/game-record/texts'
import { isCategory } from '../../parts/is-category'

/** The name of a kind of game; one of a newer gateway by its code. */
function useCategoryText(): (category: string) => string {
  const t = useGameRecordText()
  return (category) => (isCategory(category) ? t(`gameRecord.categories.${category}`) : category)
}

/** The columns of a file of rounds: amounts are decimals with their sign. */
export function usePlayedColumns(currency: string): CsvColumn<Played>[] {
  const t = useGameRecordText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const category = useCategoryText()
  const decimal = (minor: number) => minorToDecimal(minor, currency)
  return [
    { label: t('gameRecord.time'), valueOf: ({ at }) => dateTime(at, { timeZone }) },
    { label: t('gameRecord.category'), valueOf: (played) => category(played.category) },
    { label: t('gameRecord.source'), valueOf: ({ sourceName }) => sourceName },
    { label: t('gameRecord.game'), valueOf: ({ gameName }) => gameName },
    { label: t('gameRecord.round'), valueOf: ({ reference }) => reference },
    { label: t('gameRecord.status'), valueOf: ({ status }) => t(`gameRecord.statuses.${status}`) },
    { label: t('gameRecord.bet'), valueOf: ({ stakeMinor }) => decimal(stakeMinor) },
    { label: t('gameRecord.valid'), valueOf: ({ validMinor }) => decimal(validMinor) },
    { label: t('gameRecord.payout'), valueOf: ({ payoutMinor }) => decimal(payoutMinor) },
  ]
}

/** A round or an order with every field, its fairness proof, and what can be done about it. */
export function usePlayedDetail(currency: string): (played: Played) => RecordDetail {
  const t = useGameRecordText()
  const { timeZone, navigate } = useRemote()
  const { dateTime } = useFormats()
  const category = useCategoryText()
  const amount = (minor: number) => <Amount minor={minor} currency={currency} size="small" />
  return ({ kind, reference, proof, ...played }) => ({
    title: played.gameName || t('gameRecord.unknown'),
    detail: dateTime(played.at, { timeZone }),
    facts: [
      { label: t('gameRecord.status'), value: t(`gameRecord.statuses.${played.status}`) },
      { label: t('gameRecord.category'), value: category(played.category) },
      { label: t('gameRecord.source'), value: played.sourceName },
      { label: t('gameRecord.bet'), value: amount(played.stakeMinor) },
      { label: t('gameRecord.valid'), value: amount(played.validMinor) },
      { label: t('gameRecord.payout'), value: amount(played.payoutMinor) },
      {
        label: t('gameRecord.net'),
        value: (
          <Amount
            minor={played.status === 'open' ? 0 : played.payoutMinor - played.stakeMinor}
            currency={currency}
            kind="change"
            size="small"
          />
        ),
      },
      ...(proof ? [{ label: t('gameRecord.nonce'), value: String(proof.nonce) }] : []),
    ],
    ids: [
      { label: t(kind === 'order' ? 'gameRecord.order' : 'gameRecord.round'), value: reference },
      ...(proof
        ? [
            { label: t('gameRecord.seedHash'), value: proof.serverSeedHash },
            { label: t('gameRecord.clientSeed'), value: proof.clientSeed },
          ]
        : []),
    ],
    actions: [
      ...(proof
        ? [
            {
              label: t('gameRecord.verify'),
              icon: 'shield-check' as const,
              onPress: () => navigate('/m/fairness'),
            },
          ]
        : []),
      ...(kind === 'order'
        ? [
            {
              label: t('gameRecord.openOrder'),
              icon: 'ticket' as const,
              onPress: () => navigate(`/m/orders?order=${encodeURIComponent(reference)}`),
            },
          ]
        : []),
      {
        label: t('gameRecord.service'),
        icon: 'headset' as const,
        onPress: () => navigate(`/m/service?reference=${encodeURIComponent(reference)}`),
      },
    ],
  })
}
