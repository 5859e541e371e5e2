import { Link, useNavigate, useSearchParams } from '@plaza/facade/router'
import { Accordion } from '@plaza/ui/accordion'
import { buttonClass } from '@plaza/ui/button'
import { RichText } from '@plaza/ui/rich-text'
import { helpDetailPath } from '../../kernel/routes/paths'
import { useFrontText } from '../../kernel/language/texts'
import { HelpFrame, type HelpEntries } from './HelpFrame'
import { openEntry } from './open-entry'
import styles from './HelpScreen.module.css'

/** The help centre (HELP-1): an accordion whose open entry is in the address. */
export function HelpScreen() {
  return <HelpFrame titleKey="titles.help">{(entries) => <Entries entries={entries} />}</HelpFrame>
}

function Entries({ entries }: { entries: HelpEntries }) {
  const t = useFrontText()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const openId = openEntry(query.get('i'), entries.length)
  const items = entries.map(({ title, content }, index) => ({
    id: String(index),
    title,
    content: (
      <div className={styles.content}>
        <RichText html={content} isSmall onLink={(path) => void navigate(path)} />
        <Link
          to={`${helpDetailPath}?i=${index}`}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          aria-label={t('help.ownPageOf', { title })}
        >
          {t('help.ownPage')}
        </Link>
      </div>
    ),
  }))
  return (
    <Accordion
      items={items}
      openId={openId}
      onChange={(next) => setQuery({ i: next ?? 'none' }, { replace: true })}
    />
  )
}
