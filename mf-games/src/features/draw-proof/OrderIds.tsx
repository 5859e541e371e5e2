import { useFormats } from '@plaza/i18n'
import { Fold } from '@plaza/ui/fold'
import { useDrawProofText } from '../../locales/draw-proof/texts'
import styles from './DrawProof.module.css'

/** More ids than this are not written out; the digest is of all. */
const mostShown = 500

/** The ids of the orders that a digest is of, closed until somebody wants to see them. */
export function OrderIds({ ids }: { ids: readonly string[] }) {
  const t = useDrawProofText()
  const { number } = useFormats()
  if (ids.length === 0) return null
  const rest = ids.length - mostShown
  return (
    <Fold title={t('drawProof.ids', { count: ids.length, number: number(ids.length) })}>
      <p className={styles.idList}>{ids.slice(0, mostShown).join(' ')}</p>
      {rest > 0 && <p className={styles.help}>{t('drawProof.moreIds', { number: number(rest) })}</p>}
    </Fold>
  )
}
