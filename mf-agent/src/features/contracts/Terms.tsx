import type { Contract, ContractTier } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Fact, Facts } from '@plaza/ui/facts'
import { useContractsText } from '../../locales/contracts/texts'
import css from './Terms.module.css'

export interface TermsProps {
  contract: Contract
  currency: string
}

/** What a contract says: how it counts, from when to when, and its tiers in a table that scrolls by itself where it is narrow. */
export function Terms({ contract, currency }: TermsProps) {
  const t = useContractsText()
  const { money, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const { kind, terms, state, offeredAt, expiresAt, startsAt, endsAt } = contract
  const at = (ms: number) => dateTime(ms, { timeZone })
  return (
    <div className={css.terms}>
      <Facts>
        <Fact label={t('contracts.period')}>{t(`contracts.periods.${terms.period}`)}</Fact>
        <Fact label={t('contracts.basis')}>{t(`contracts.bases.${terms.basis}`)}</Fact>
        {kind === 'dividend' && (
          <Fact label={t('contracts.carries')}>{t(terms.carries ? 'contracts.yes' : 'contracts.no')}</Fact>
        )}
        <Fact label={t('contracts.activeFrom')}>{money(terms.activeMinor, currency)}</Fact>
        <Fact label={t('contracts.offeredAt')}>{at(offeredAt)}</Fact>
        {state === 'offered' && <Fact label={t('contracts.expiresAt')}>{at(expiresAt)}</Fact>}
        {startsAt !== null && <Fact label={t('contracts.startsAt')}>{at(startsAt)}</Fact>}
        {endsAt !== null && <Fact label={t('contracts.endsAt')}>{at(endsAt)}</Fact>}
      </Facts>
      <TierTable contract={contract} currency={currency} />
    </div>
  )
}

function TierTable({ contract: { kind, terms }, currency }: TermsProps) {
  const t = useContractsText()
  const { money, percent } = useFormats()
  const isDividend = kind === 'dividend'
  const cap = ({ capMinor }: ContractTier) =>
    capMinor === null ? t('contracts.noCap') : money(capMinor, currency)
  return (
    <div role="group" tabIndex={0} aria-label={t('contracts.tiers')} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('contracts.rate')}</th>
            {isDividend && <th scope="col">{t('contracts.loss')}</th>}
            <th scope="col">{t('contracts.turnover')}</th>
            <th scope="col">{t('contracts.activeUsers')}</th>
            {!isDividend && <th scope="col">{t('contracts.cap')}</th>}
          </tr>
        </thead>
        <tbody>
          {terms.tiers.map((tier) => (
            <tr key={tier.rate}>
              <th scope="row" translate="no">
                {percent(tier.rate)}
              </th>
              {isDividend && <td translate="no">{money(tier.lossMinor, currency)}</td>}
              <td translate="no">{money(tier.turnoverMinor, currency)}</td>
              <td translate="no">{tier.activeUsers}</td>
              {!isDividend && <td>{cap(tier)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
