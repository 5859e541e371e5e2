import { useRemote } from '@plaza/federation'
import { useText, type Translate } from '@plaza/i18n'
import { useMemo } from 'react'
import type english from './locales/en.json'

declare module '@plaza/i18n' {
  interface KnownCatalogues {
    money: typeof english
  }
}

/** The texts of this package. The build puts them into the catalogue of every remote that uses it, under its name. */
export function useMoneyText(): Translate<'money'> {
  const text = useText<string>(useRemote().remote)
  return useMemo(() => (key, values) => text(`@plaza/money.${key}`, values), [text])
}
