import { CopyField } from '@plaza/ui/copy-field'
import { useFrontText } from '../../kernel/language/texts'
import styles from './ClosedPage.module.css'

/** The reference for service, with a copy button; nothing without one. */
export function Reference({ id }: { id: string }) {
  const t = useFrontText()
  if (id === '') return null
  return (
    <div className={styles.reference}>
      <CopyField label={t('blocked.reference')} value={id} />
    </div>
  )
}
