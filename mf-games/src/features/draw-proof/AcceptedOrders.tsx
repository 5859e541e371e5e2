import type { DigestedOrder } from '@plaza/fair'
import { useFormats } from '@plaza/i18n'
import { Fold } from '@plaza/ui/fold'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import styles from './DrawProof.module.css'

/** More orders than this are not written out; the digest is of all. */
const mostShown = 500

/** The orders that a digest covers, by their numbers, closed until somebody wants to see them. */
export function AcceptedOrders({ orders }: { orders: readonly DigestedOrder[] }) {
  const t = useDrawProofText()
  const { number } = useFormats()
  if (orders.length === 0) return null
  const rest = orders.length - mostShown
  return (
    <Fold title={t('drawProof.ids', { count: orders.length, number: number(orders.length) })}>
      <ul role="list" className={styles.idList}>
        {orders.slice(0, mostShown).map(({ id, hash }) => (
          <li key={id}>
            {id} {hash !== undefined && <span>{hash}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={styles.help}>{t('drawProof.moreIds', { number: number(rest) })}</p>}
    </Fold>
  )
}
