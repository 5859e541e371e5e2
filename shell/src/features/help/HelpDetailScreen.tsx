import { useNavigate, useSearchParams } from '@plaza/facade/router'
import { RichText } from '@plaza/ui/rich-text'
import { helpPath } from '../../kernel/routes/paths'
import { openEntry } from './open-entry'
import { HelpFrame } from './HelpFrame'
import styles from './HelpDetailScreen.module.css'

/** One entry of the help centre as a page, /m/helpDetail?i=; the first entry when `i` matches none. */
export function HelpDetailScreen() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  return (
    <HelpFrame titleKey="titles.helpDetail" back={helpPath}>
      {(entries) => {
        const entry = entries[Number(openEntry(query.get('i'), entries.length) ?? 0)]
        return (
          entry && (
            <article className={styles.entry}>
              <h2 className={styles.title}>{entry.title}</h2>
              <RichText html={entry.content} onLink={(path) => void navigate(path)} />
            </article>
          )
        )
      }}
    </HelpFrame>
  )
}
