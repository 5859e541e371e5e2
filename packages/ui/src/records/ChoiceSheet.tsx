import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Sheet } from '@plaza/ui/sheet'
import type { FilterChoice } from './record-filter'
import { useRecordsText } from './texts'
import { toggled } from './toggled'
import css from './Records.module.css'

export interface ChoiceSheetProps {
  isOpen: boolean
  onClose: () => void
  choice: FilterChoice
  value: string
  onChange: (value: string) => void
}

/** The options of a choice. Where several may be selected, it stays open until the person has chosen them. */
export function ChoiceSheet({ isOpen, onClose, choice, value, onChange }: ChoiceSheetProps) {
  const t = useRecordsText()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={choice.label}
      footer={
        choice.isMany && (
          <Button variant="primary" isBlock onClick={onClose}>
            {t('show')}
          </Button>
        )
      }
    >
      <div className={css.sheet}>
        <ChipGroup label={choice.label}>
          {choice.options.map((option) => {
            const next = toggled(choice, value, option.value)
            return (
              <Chip key={option.value} isPressed={next.isPressed} onPress={() => onChange(next.value)}>
                {option.label}
              </Chip>
            )
          })}
        </ChipGroup>
      </div>
    </Sheet>
  )
}
