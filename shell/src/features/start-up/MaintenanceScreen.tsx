import { useFrontText } from '../../kernel/language/texts'
import { NotThere } from '../../parts/not-there/NotThere'

/**
 * The maintenance page of a site that is open (ROUTE-10): states that, with a link home. While the site is closed,
 * `StartUpScreen` is shown at every address.
 */
export function MaintenanceScreen() {
  const t = useFrontText()
  return (
    <NotThere
      drawing="lighthouse"
      title={t('maintenance.title')}
      text={t('maintenance.text')}
      action={t('maintenance.action')}
    />
  )
}
