import menu from '../bottom-menu/BottomMenu.module.css'
import styles from './FrameSkeleton.module.css'

const entries = ['first', 'second', 'third', 'fourth', 'fifth']

/** The bottom menu before its entries are known. */
export function BottomMenuSkeleton() {
  return (
    <div className={menu.menu} aria-hidden>
      <div className={menu.entries}>
        {entries.map((entry) => (
          <div key={entry} className={`${menu.cell} ${menu.entry}`}>
            <span className={styles.icon} />
            <span className={styles.label} />
          </div>
        ))}
      </div>
    </div>
  )
}
