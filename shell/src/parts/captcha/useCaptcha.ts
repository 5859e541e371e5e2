import { CallError } from '@plaza/client/transport'
import { captchaCall } from '@plaza/contract/identity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { pictureAddress } from './picture-address'

/** The captcha of a form (LOGIN-5). */
export interface Captcha {
  isShown: boolean
  /** The data URL of the picture; absent while it loads and after a failure. */
  image: string | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Shows the captcha, or, where it is shown, a fresh picture: for a failure that carries a captcha. */
  show(): void
  /** Gets a fresh picture; the last one works no longer. The form clears its code. */
  refresh(): void
  hide(): void
}

type Picture =
  { kind: 'hidden' } | { kind: 'loading' } | { kind: 'ready'; image: string } | { kind: 'failed' }

/** Keeps the captcha of a form. `isShownAtFirst` where a form always asks for one. */
export function useCaptcha({ isShownAtFirst = false }: { isShownAtFirst?: boolean } = {}): Captcha {
  const { transport } = useShell()
  const [picture, setPicture] = useState<Picture>({ kind: isShownAtFirst ? 'loading' : 'hidden' })
  const asking = useRef<AbortController>(undefined)

  const fetchPicture = useCallback(async () => {
    // Only the latest picture belongs to this browser: one that is still on its way would show a code that is void.
    asking.current?.abort()
    const asked = (asking.current = new AbortController())
    const next = await transport.send(captchaCall, { signal: asked.signal }).then(
      ({ image }): Picture => {
        const address = pictureAddress(image)
        return address === undefined ? { kind: 'failed' } : { kind: 'ready', image: address }
      },
      (error: unknown): Picture => {
        if (!(error instanceof CallError)) reportError(error)
        return { kind: 'failed' }
      },
    )
    if (asking.current === asked) setPicture(next)
  }, [transport])

  const show = useCallback(() => {
    setPicture({ kind: 'loading' })
    void fetchPicture()
  }, [fetchPicture])
  const hide = useCallback(() => {
    asking.current?.abort()
    asking.current = undefined
    setPicture({ kind: 'hidden' })
  }, [])

  useEffect(() => {
    if (isShownAtFirst) void fetchPicture()
    return () => {
      asking.current?.abort()
      asking.current = undefined
    }
  }, [isShownAtFirst, fetchPicture])

  return {
    isShown: picture.kind !== 'hidden',
    image: picture.kind === 'ready' ? picture.image : undefined,
    isLoading: picture.kind === 'loading',
    hasFailed: picture.kind === 'failed',
    show,
    refresh: show,
    hide,
  }
}
