import { CopyField } from '@plaza/ui/copy-field'
import { useFrontText } from '../../kernel/language/texts'
import styles from './ClosedPage.module.css'

/** The reference to give to service, to be copied; nothing where there is none. */
export function Reference({ id }: { id: string }) {
  const t = useFrontText()
  if (id === '') return null
  return (
    <div className={styles.reference}>
      <CopyField label={t('blocked.reference')} value={id} />
    </div>
  )
}
