import { useShellText } from '../../kernel/language/texts'
import { NotThere } from '../../parts/not-there/NotThere'

/** A page that this merchant, or this viewer, does not get (ROUTE-6). */
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
