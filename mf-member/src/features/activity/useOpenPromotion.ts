import type { Promotion } from '@plaza/contract/site'
import { useNavigate, useSearchParams } from '@plaza/facade/router'
import { useCallback, useRef } from 'react'

const parameter = 'id'

/** The open promotion, kept in the address: a link can open it, and the back button closes it (PROMO-1). */
export function useOpenPromotion(promotions: readonly Promotion[]) {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const isOpenedHere = useRef(false)
  const id = search.get(parameter)
  const open = (next: Promotion) => {
    isOpenedHere.current = true
    setSearch({ [parameter]: next.id })
  }
  const close = useCallback(() => {
    if (isOpenedHere.current) void navigate(-1)
    else setSearch({}, { replace: true })
    isOpenedHere.current = false
  }, [navigate, setSearch])
  return { promotion: promotions.find((candidate) => candidate.id === id), open, close }
}
