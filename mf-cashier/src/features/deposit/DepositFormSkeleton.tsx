import { BalanceLine } from '@plaza/money'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './MethodTiles.module.css'

/** The deposit form while the methods load: what is known is there, the rest has placeholders. */
export function DepositFormSkeleton() {
  const t = useDepositText()
  return (
    <>
      <div>
        <p className={styles.legend}>{t('money.amount')}</p>
        <Skeleton shape="button" />
        <SkeletonRows count={2} />
      </div>
      <BalanceLine />
    </>
  )
}
