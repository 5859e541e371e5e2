import { CallError } from '@plaza/client/transport'
import { socialStartCall, type SocialProvider } from '@plaza/contract/identity'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShell } from '../../kernel/page/context'

export interface SocialStartOptions {
  returnTo?: string
  onFailure: (code: string) => void
  go?: (url: string) => void
}

/**
 * Starts a social sign-in and navigates to the provider. `starting` is the one in progress, including the navigation; a
 * second press does nothing. After a return from the back-forward cache it can be pressed again.
 */
export function useSocialStart({
  returnTo,
  onFailure,
  go = (url) => location.assign(url),
}: SocialStartOptions) {
  const { transport } = useShell()
  const [starting, setStarting] = useState<SocialProvider>()
  const isUnderWay = useRef(false)
  const release = useCallback(() => {
    isUnderWay.current = false
    setStarting(undefined)
  }, [])
  useEffect(() => {
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [release])

  const begin = async (provider: SocialProvider) => {
    try {
      const { url } = await transport.send(socialStartCall, {
        body: { provider, ...(returnTo === undefined ? {} : { returnTo }) },
      })
      // The address leaves the site, so only an http or https address is followed.
      if (!/^https?:\/\//i.test(url)) throw new CallError('answer.invalid', '')
      go(url)
    } catch (error) {
      release()
      if (!(error instanceof CallError)) reportError(error)
      onFailure(error instanceof CallError ? error.code : 'unknown')
    }
  }
  return {
    starting,
    start: (provider: SocialProvider) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setStarting(provider)
      void begin(provider)
    },
  }
}
