/// <reference types="@testing-library/jest-dom" />
import { ClientContext } from '@plaza/client/transport'
import { createTestTransport } from '@plaza/client/testing'
import type { Language } from '@plaza/contract/kernel'
import type { SessionInfo } from '@plaza/contract/identity'
import type { Flags, HomeData } from '@plaza/contract/site'
import type { BootPlan } from '@plaza/contract/federation'
import type { HostEvents } from '@plaza/events'
import { createTestEvents } from '@plaza/events/testing'
import { QueryClient, QueryClientProvider } from '@plaza/facade/query'
import { useLocation, useNavigate } from '@plaza/facade/router'
import { MemoryRouter } from '@plaza/facade/testing'
import { followLanguage, TextProvider, type Catalogue } from '@plaza/i18n'
import { createTestI18n } from '@plaza/i18n/testing'
import { act, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import type { RemoteDefinition } from './define-remote'
import { HostContext, RemoteContext, type Host } from './context'
import { createPlanStore } from './plan-store'
import { createTestLoader, createTestPlan, offerOf } from './testing/test-plan'

export { createTestLoader, createTestPlan, offerOf, testTile, type TestOffer } from './testing/test-plan'

/** An answer by call id: a value, or a function of the call's input, which may wait or throw a CallError. */
export type TestAnswers = Record<string, unknown>

export interface RenderRemoteOptions {
  /** Name of the remote, which is the namespace of its texts too. */
  remote: string
  /** The remote's catalogues by language. */
  catalogues: Partial<Record<Language, Catalogue>>
  /** A call without an answer here fails with `request.not.found`. */
  answers?: TestAnswers
  /** Who is signed in; nobody when absent. */
  session?: SessionInfo | null
  flags?: Flags
  promos?: Flags
  /** The merchant's public settings. */
  settings?: object
  language?: Language
  /** Where the page is. */
  path?: string
  plan?: BootPlan
  /** Paths of the shell's own pages; home alone when absent. */
  ownPaths?: readonly string[]
  /** Components of slots by `remote/contribution`. */
  components?: Record<string, ComponentType>
  home?: HomeData | null
  /** How far the server's clock is ahead of this one, ms. */
  clockOffsetMs?: number
  /** Hears the bus before the screen is there. */
  onEvents?: (events: HostEvents) => void
}

/** A session of `demo` for tests; a plain member unless another type is given. */
export const testSession = (session: Partial<SessionInfo> = {}): SessionInfo => ({
  token: 'test',
  merchantCode: 'demo',
  userName: 'player01',
  type: 0,
  ...session,
})

/**
 * Renders a screen of a remote as the shell would mount it. The result exposes the calls made, the events emitted
 * (`events`) and the current address (`location()`).
 */
export function renderRemote(ui: ReactNode, options: RenderRemoteOptions) {
  const { remote, catalogues, answers = {}, language = 'en' } = options
  const events = createTestEvents()
  if (options.session) events.setSession(options.session, 'login')
  events.setLanguage(language)
  options.onEvents?.(events)
  const texts = Object.entries(catalogues).map(([code, catalogue]) => [code, { [remote]: catalogue }])
  const i18n = createTestI18n(language, Object.fromEntries(texts))
  followLanguage(i18n, events)
  const { transport, calls } = createTestTransport(
    ({ id }, input) => {
      const answer = answers[id]
      return typeof answer === 'function' ? answer(input) : answer
    },
    (balance) => events.say('balance:changed', balance),
  )
  const mount = new AbortController()
  const base: Omit<Host, 'navigate'> = {
    plan: createPlanStore(options.plan ?? createTestPlan({})),
    loader: createTestLoader(options.components ?? {}),
    events,
    flags: options.flags ?? {},
    promos: options.promos ?? {},
    settings: options.settings,
    merchant: 'demo',
    ownPaths: options.ownPaths ?? ['/m/home'],
    furtherPaths: undefined,
    home: options.home ?? null,
    imageCdn: '',
    currency: 'PHP',
    timeZone: 'Asia/Manila',
    serverNow: () => Date.now() + (options.clockOffsetMs ?? 0),
    FailureCard: ({ remote: failed, reference }) => <div data-remote-failed={failed}>{reference}</div>,
    Pending: () => null,
  }
  const at = { location: '', go: (() => undefined) as ReturnType<typeof useNavigate> }
  const host: Host = { ...base, navigate: (to, how) => void at.go(to, how) }

  function Page({ children }: { children: ReactNode }) {
    const { pathname, search } = useLocation()
    at.go = useNavigate()
    at.location = pathname + search
    return <HostContext value={host}>{children}</HostContext>
  }

  const view = render(
    <MemoryRouter initialEntries={['/m/home', options.path ?? '/m/home']} initialIndex={1}>
      <TextProvider i18n={i18n}>
        <ClientContext value={{ transport, merchant: 'demo', events }}>
          <QueryClientProvider client={new QueryClient()}>
            <Page>
              <RemoteContext value={{ remote, release: '1.0.0-00000000', signal: mount.signal }}>
                {ui}
              </RemoteContext>
            </Page>
          </QueryClientProvider>
        </ClientContext>
      </TextProvider>
    </MemoryRouter>,
  )
  return {
    ...view,
    events,
    calls,
    /** Path and query of the page now. */
    location: () => at.location,
    setLanguage: (next: Language) => act(() => events.setLanguage(next)),
    /** Ends the mount as the host would. */
    unmount: () => {
      mount.abort()
      view.unmount()
    },
  }
}

/** What renders screens of one remote for its tests, in a plan of its own contributions. */
export const rendererOf =
  (remote: RemoteDefinition, catalogues: RenderRemoteOptions['catalogues']) =>
  (ui: ReactNode, options: Omit<RenderRemoteOptions, 'remote' | 'catalogues'> = {}) =>
    renderRemote(ui, {
      remote: remote.name,
      catalogues,
      plan: createTestPlan({ [remote.name]: offerOf(remote) }),
      ...options,
    })
