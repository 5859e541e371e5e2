import { useText } from '@plaza/i18n'
import { Skeleton } from '@plaza/ui/skeleton'
import css from './AccountCard.module.css'

/** The member info card while it is on its way. */
export function AccountSkeleton() {
  const t = useText('ui')
  return (
    <div className={css.account} role="status" aria-busy aria-label={t('loading')}>
      <Skeleton shape="circle" className={css.face} />
      <div className={css.texts}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
      </div>
    </div>
  )
}
