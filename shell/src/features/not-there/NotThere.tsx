import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { Drawing } from '@plaza/ui/empty-state'
import { homePath } from '../../app/paths'
import styles from './NotThere.module.css'

interface Props {
  drawing: 'boat' | 'lantern' | 'lighthouse'
  /** In large figures behind the drawing. */
  code?: string
  title: string
  text: string
  action: string
}

/** A page that is not there: a drawing, one sentence, the way home. */
export function NotThere({ drawing, code, title, text, action }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        {code && <span className={styles.code}>{code}</span>}
        <Drawing name={drawing} />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <Link to={homePath} className={`${buttonClass({ size: 'large' })} ${styles.action}`}>
        {action}
      </Link>
    </div>
  )
}
