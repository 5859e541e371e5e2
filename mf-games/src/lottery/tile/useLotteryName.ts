import { localized } from '@plaza/contract/kernel'
import type { Lottery } from '@plaza/contract/lottery'
import { useLanguage } from '@plaza/i18n'

/** Names of lotteries in the interface language. */
export function useLotteryName(): (lottery: Pick<Lottery, 'name' | 'code'>) => string {
  const language = useLanguage()
  return ({ name, code }) => localized(name, language) || code
}
