import { lazy as lazyOnce, type ComponentType, type FunctionComponent } from 'react'

type PropsOf<C> = C extends ComponentType<infer P> ? P : never

/**
 * As React's `lazy`, which keeps a failure for ever: a part whose code did not come is loaded again after a person asked for
 * another attempt (REMOTE-13).
 *
 * @throws while it renders, what `load` threw
 */
export function lazy<C extends ComponentType<never>>(
  load: () => Promise<{ default: C }>,
): FunctionComponent<PropsOf<C>> {
  let failedAt: number | undefined
  const loadNoting = () =>
    load().catch((error: unknown) => {
      failedAt = retries()
      throw error
    })
  const create = () => lazyOnce(loadNoting as unknown as () => Promise<{ default: ComponentType<object> }>)
  let Part = create()
  return function Lazy(props: object) {
    if (failedAt !== undefined && failedAt !== retries()) {
      failedAt = undefined
      Part = create()
    }
    return <Part {...props} />
  } as FunctionComponent<PropsOf<C>>
}

/** How often a person asked for another attempt; the page's loader counts it. */
const retries = (): number => (globalThis as { plazaRetry?: number }).plazaRetry ?? 0
