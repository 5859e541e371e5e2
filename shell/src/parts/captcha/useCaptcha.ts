import { CallError } from '@plaza/client/transport'
import { captchaCall } from '@plaza/contract/identity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { pictureAddress } from './picture-address'
import { proveWork } from './prove-work'

/** The captcha of a form (LOGIN-5), and the work that the browser does beside it (LOGIN-10). */
export interface Captcha {
  isShown: boolean
  /** The data URL of the picture; absent while it loads and after a failure. */
  image: string | undefined
  isLoading: boolean
  hasFailed: boolean
  /** Shows the captcha, or a fresh picture if it is shown already: for a failure that requires a captcha. */
  show(): void
  /** Loads a fresh picture; the last one is void. The form clears its code. */
  refresh(): void
  hide(): void
  /** Resolves once the work of the shown picture is accepted, at once where there is none. @throws CallError */
  proven(): Promise<void>
}

type Picture =
  | { kind: 'hidden' }
  | { kind: 'loading' }
  | { kind: 'ready'; image: string }
  | { kind: 'failed' }

/** State of a form's captcha. `isShownAtFirst` for forms that always require one. */
export function useCaptcha({ isShownAtFirst = false }: { isShownAtFirst?: boolean } = {}): Captcha {
  const { transport } = useShell()
  const [picture, setPicture] = useState<Picture>({ kind: isShownAtFirst ? 'loading' : 'hidden' })
  const asking = useRef<AbortController>(undefined)
  const proof = useRef<() => Promise<void>>(undefined)

  const fetchPicture = useCallback(async () => {
    // Only the latest picture is valid for this browser: an older response would show a void code.
    asking.current?.abort()
    const asked = (asking.current = new AbortController())
    proof.current = undefined
    const next = await transport.send(captchaCall, { signal: asked.signal }).then(
      ({ image, work }): Picture => {
        const address = pictureAddress(image)
        if (address === undefined) return { kind: 'failed' }
        if (work && asking.current === asked) {
          proof.current = proveWork(transport, work, asked)
          // It begins while the person reads; the form that is sent meets what failed here.
          proof.current().catch((cause: unknown) => cause instanceof CallError || reportError(cause))
        }
        return { kind: 'ready', image: address }
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
    proof.current = undefined
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
    proven: useCallback(async () => proof.current?.(), []),
  }
}
