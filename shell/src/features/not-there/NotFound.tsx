import { useShellText } from '../../kernel/language/texts'
import { NotThere } from '../../parts/not-there/NotThere'

/** Shown at an address that no page has. */
export function NotFound() {
  const t = useShellText()
  return (
    <NotThere
      drawing="boat"
      code={t('notFound.code')}
      title={t('notFound.heading')}
      text={t('notFound.text')}
      action={t('notFound.action')}
    />
  )
}
