import { createTestTransport } from '@plaza/client/testing'
import { ClientContext } from '@plaza/client/transport'
import type { Language } from '@plaza/contract/kernel'
import type { SessionInfo } from '@plaza/contract/identity'
import type { Flags, HomeData, Settings } from '@plaza/contract/site'
import type { BootPlan } from '@plaza/contract/federation'
import type { PageData } from '@plaza/contract/page'
import type { HostEvents } from '@plaza/events'
import { createMemoryStorage, createTabs, createTestEvents } from '@plaza/events/testing'
import { QueryClient, QueryClientProvider } from '@plaza/facade/query'
import { useLocation } from '@plaza/facade/router'
import { MemoryRouter } from '@plaza/facade/testing'
import type { EarlyRead } from '@plaza/federation'
import { createPlanStore } from '@plaza/federation/boot'
import { createTestLoader, createTestPlan, type TestAnswers } from '@plaza/federation/testing'
import { followLanguage, TextProvider } from '@plaza/i18n'
import { createTestI18n } from '@plaza/i18n/testing'
import { act, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { ShellContext } from '../kernel/page/context'
import { HostProvider } from '../frame/HostProvider'
import type { IdleQueue } from '../kernel/loading/idle-queue'
import { createFactLog } from '../kernel/page/page-facts'
import type { Shell } from '../kernel/page/shell'
import { createReauthentication } from '../kernel/session/reauthentication'
import { createRecognition } from '../kernel/session/recognition'
import en from '../locales/en.json'
import fil from '../locales/fil.json'
import frontEn from '../locales/front/en.json'
import frontFil from '../locales/front/fil.json'
import releasesEn from '../locales/releases/en.json'
import releasesFil from '../locales/releases/fil.json'
import signInEn from '../locales/sign-in/en.json'
import signInFil from '../locales/sign-in/fil.json'
import { testSettings } from '@plaza/contract/testing'

export interface RenderShellOptions {
  /** By call id: a value, or a function of the input, which may wait or throw a CallError. */
  answers?: TestAnswers
  session?: SessionInfo | null
  /** The cookie's session is still being asked for. */
  isRecognising?: boolean
  flags?: Flags
  promos?: Flags
  language?: Language
  /** Addresses in history; the page is at the last. */
  path?: string
  plan?: BootPlan
  components?: Record<string, ComponentType>
  home?: HomeData | null
  settings?: Partial<Settings>
  /** Other tabs of the same browser. */
  tabs?: ReturnType<typeof createTabs>
  /** The calls whose answers a prefetched page shows first. */
  reads?: EarlyRead[]
  /** Parts of the loader that a test inspects. */
  planKeeper?: Partial<Shell['planKeeper']>
  loader?: Partial<Shell['loader']>
  /** Runs background work. Without it, background work never begins. */
  idle?: IdleQueue
  /** Subscribes to the bus before anything is rendered. */
  onEvents?: (events: HostEvents) => void
}

/** Begins background work at once. */
export const idleAtOnce: IdleQueue = {
  add(run) {
    void run()
    return () => undefined
  },
}

/** Creates a shell without a network: `calls` records its calls, `prefetched` its prefetches. */
export function createTestShell(options: RenderShellOptions = {}) {
  const { language = 'en', answers = {} } = options
  const local = createMemoryStorage()
  const tabs = options.tabs ?? createTabs()
  const events = createTestEvents({ tabs, local })
  if (options.session) events.setSession(options.session, 'login')
  events.setLanguage(language)
  options.onEvents?.(events)
  const i18n = createTestI18n(language, {
    en: { shell: en, front: frontEn, releases: releasesEn, 'sign-in': signInEn },
    fil: { shell: fil, front: frontFil, releases: releasesFil, 'sign-in': signInFil },
  })
  followLanguage(i18n, events)
  const { transport, calls } = createTestTransport(
    ({ id }, input) => {
      const answer = answers[id]
      return typeof answer === 'function' ? answer(input) : answer
    },
    (balance) => events.say('balance:changed', balance),
  )
  const plan = options.plan ?? createTestPlan({})
  const prefetched: string[] = []
  const page: PageData = {
    plan,
    settings: testSettings({
      whitelabel: options.flags ?? {},
      promos: options.promos ?? {},
      ...options.settings,
    }),
    home: options.home ?? null,
    language,
    imageCdn: '',
    locales: {},
    nonce: '',
    development: false,
    now: 0,
  }
  const nothing = async () => undefined
  const shell: Shell = {
    page,
    pageLoad: '00000000-0000-4000-8000-000000000001',
    facts: createFactLog(),
    events,
    recognition: createRecognition(options.isRecognising ?? false),
    channel: tabs.channel(),
    i18n,
    transport,
    reauthentication: createReauthentication(),
    queries: new QueryClient(),
    plan: createPlanStore(plan),
    planKeeper: { complete: nothing, learn: nothing, ...options.planKeeper },
    loader: {
      ...createTestLoader(options.components ?? {}),
      prefetch: async (remote) => {
        prefetched.push(remote)
        return options.reads ?? []
      },
      ...options.loader,
    },
    runtime: {
      container: () => Promise.reject(new Error('no remotes here')),
      catalogue: nothing,
      classify: () => Promise.reject(new Error('no remotes here')),
      catalogues: nothing,
      shared: () => ({}),
    },
    // The page's own queue follows the clock: its work would begin in tests that happen to be slow.
    idle: options.idle ?? { add: () => () => undefined },
    clock: { now: () => Date.now(), learn: () => undefined },
    serverNow: () => Date.now(),
    refreshPlan: nothing,
    loadLanguage: nothing,
    loadNamespace: nothing,
  }
  return { shell, events, calls, prefetched, local }
}

/** Renders a part of the shell with everything around it that the page has. */
export function renderShell(ui: ReactNode, options: RenderShellOptions = {}) {
  const made = createTestShell(options)
  const { shell, events } = made
  const at = { location: '' }

  function Page({ children }: { children: ReactNode }) {
    const { pathname, search } = useLocation()
    at.location = pathname + search
    return <HostProvider>{children}</HostProvider>
  }

  const view = render(
    <TextProvider i18n={shell.i18n}>
      <ShellContext value={shell}>
        <QueryClientProvider client={shell.queries}>
          <ClientContext value={{ transport: shell.transport, merchant: 'demo', events }}>
            <MemoryRouter initialEntries={['/m/home', options.path ?? '/m/home']} initialIndex={1}>
              <Page>{ui}</Page>
            </MemoryRouter>
          </ClientContext>
        </QueryClientProvider>
      </ShellContext>
    </TextProvider>,
  )
  return {
    ...view,
    ...made,
    /** Path and query of the page now. */
    location: () => at.location,
    setLanguage: (next: Language) => act(() => events.setLanguage(next)),
  }
}
