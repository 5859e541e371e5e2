import type { Contact } from '@plaza/contract/site'
import { useFrontText } from '../../kernel/language/texts'

/** Names the kinds of contact. */
export function useTypeName(): (type: Contact['type']) => string {
  const t = useFrontText()
  return (type) => t(`service.types.${type}`)
}
