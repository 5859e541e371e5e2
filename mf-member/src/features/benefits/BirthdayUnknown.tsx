import { useReach, useRemote } from '@plaza/federation'
import { List, ListRow } from '@plaza/ui/list-row'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'

const path = '/m/kyc'

/** Why a member gets no birthday gift, and where its date of birth comes on record: with its documents (VIP-2, KYC-1). */
export function BirthdayUnknown() {
  const t = useBenefitsText()
  const { navigate } = useRemote()
  if (useReach()(path) !== 'open') return <p className={css.muted}>{t('benefits.birthdayUnknown')}</p>
  return (
    <List>
      <ListRow
        icon="calendar"
        title={t('benefits.birthdayVerify')}
        detail={t('benefits.birthdayUnknown')}
        href={path}
        onPress={(event) => {
          event.preventDefault()
          navigate(path)
        }}
      />
    </List>
  )
}
