import { BalanceLine } from '@plaza/money'
import { Skeleton, SkeletonRows } from '@plaza/ui/skeleton'
import { useDepositText } from '../../locales/deposit/texts'
import styles from './MethodTiles.module.css'

/** The deposit form while the methods load: what is known is there, the rest has placeholders. */
export function DepositFormSkeleton() {
  const t = useDepositText()
  return (
    <>
      <BalanceLine />
      <div>
        <p className={styles.legend}>{t('deposit.methods')}</p>
        <SkeletonRows count={2} />
        <Skeleton shape="button" />
      </div>
    </>
  )
}
