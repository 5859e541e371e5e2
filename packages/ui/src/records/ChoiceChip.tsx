import { Chip } from '@plaza/ui/chip'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import type { FilterChoice } from './record-filter'
import { useRecordsText } from './texts'

const ChoiceSheet = lazy(() => import('./ChoiceSheet').then((module) => ({ default: module.ChoiceSheet })))

export interface ChoiceChipProps {
  choice: FilterChoice
  value: string
  onChange: (value: string) => void
}

/** One choice of a filter as a chip that says what is selected; its sheet has the options. */
export function ChoiceChip({ choice, value, onChange }: ChoiceChipProps) {
  const t = useRecordsText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { label, options, isMany = false } = choice
  const chosen = options.filter((option) =>
    isMany && value !== '' ? value.split(',').includes(option.value) : option.value === value,
  )
  const first = chosen[0]?.label ?? ''
  const text = chosen.length > 1 ? t('more', { first, count: chosen.length - 1 }) : first
  return (
    <>
      <Chip
        opensSheet
        isPressed={value !== (options[0]?.value ?? '')}
        label={t('chip', { label, text })}
        onPress={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {text}
      </Chip>
      {wasOpened && (
        <Suspense>
          <ChoiceSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            choice={choice}
            value={value}
            onChange={(next) => {
              if (!isMany) setOpen(false)
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
