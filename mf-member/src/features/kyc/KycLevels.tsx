import { kycLevels, type Kyc, type KycState } from '@plaza/contract/identity'
import { useFormats } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill, type Tone } from '@plaza/ui/pill'
import { useKycText } from '../../locales/kyc/texts'

type Level = Kyc['levels'][number]
const tones: Record<KycState, Tone> = { 'under-review': 'info', verified: 'success', rejected: 'danger' }

/** Every level with what it opens, and the state of mine (KYC-1, KYC-2). */
export function KycLevels({ kyc }: { kyc: Kyc }) {
  const t = useKycText()
  const { money } = useFormats()
  const opens = ({ deposits, withdrawADayMinor }: Level) =>
    t('kyc.opensBoth', {
      deposits: t(deposits ? 'kyc.opens.deposits' : 'kyc.opens.noDeposits'),
      withdrawals:
        withdrawADayMinor === null
          ? t('kyc.opens.noBound')
          : t('kyc.opens.upTo', { amount: money(withdrawADayMinor, kyc.currency) }),
    })
  const pill = ({ level }: Level) => {
    if (level === 'unverified')
      return kyc.level === level ? <Pill tone="neutral">{t('kyc.yours')}</Pill> : undefined
    const isReached = kycLevels.indexOf(kyc.level) >= kycLevels.indexOf(level)
    const state = isReached ? 'verified' : kyc.submission?.level === level ? kyc.submission.state : null
    return state === null ? undefined : <Pill tone={tones[state]}>{t(`kyc.states.${state}`)}</Pill>
  }
  return (
    <Section title={t('kyc.levelsTitle')}>
      <List label={t('kyc.levelsTitle')}>
        {kyc.levels.map((one) => {
          const end = pill(one)
          return (
            <ListRow
              key={one.level}
              icon={one.level === 'unverified' ? 'user' : one.level === 'basic' ? 'id' : 'shield-check'}
              title={t(`kyc.levels.${one.level}`)}
              detail={opens(one)}
              {...(end && { end })}
            />
          )
        })}
      </List>
    </Section>
  )
}
