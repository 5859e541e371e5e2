import { useShellText } from '../../kernel/language/texts'
import { NotThere } from '../../parts/not-there/NotThere'

/** Shown for a page that this merchant or viewer does not have (ROUTE-6). */
export function Unavailable() {
  const t = useShellText()
  return (
    <NotThere
      drawing="lantern"
      title={t('unavailable.heading')}
      text={t('unavailable.text')}
      action={t('unavailable.action')}
    />
  )
}
