import { Button } from '@plaza/ui/button'
import { Sheet } from '@plaza/ui/sheet'
import { useTableText } from '../../locales/lottery-table/texts'
import styles from './RandomSheet.module.css'

/** How many tickets can be picked at random with one tap. */
const counts = [1, 5, 10] as const

export interface RandomSheetProps {
  isOpen: boolean
  onRandom: (count: number) => void
  onClose: () => void
}

/** One ticket at random to look at, or several onto the slip. */
export function RandomSheet({ isOpen, onRandom, onClose }: RandomSheetProps) {
  const t = useTableText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('table.random.title')} detail={t('table.random.text')}>
      <div className={styles.counts}>
        {counts.map((count) => (
          <Button
            key={count}
            size="large"
            onClick={() => {
              onRandom(count)
              onClose()
            }}
          >
            {t('table.random.count', { count })}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
