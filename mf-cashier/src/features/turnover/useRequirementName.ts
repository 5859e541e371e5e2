import { localized } from '@plaza/contract/kernel'
import type { Requirement } from '@plaza/contract/money'
import { useLanguage } from '@plaza/i18n'
import { useTurnoverText } from '../../locales/turnover/texts'

/** What made a requirement, in words: the promotion of a bonus, or its kind. */
export function useRequirementName(): (requirement: Requirement) => string {
  const t = useTurnoverText()
  const language = useLanguage()
  return ({ name, kind }) => (name ? localized(name, language) : t(`turnover.kinds.${kind}`))
}
