import { createTransport, type Transport } from '@plaza/client/transport'
import type { Language } from '@plaza/contract/kernel'
import type { BootPlan, FailureReport } from '@plaza/contract/federation'
import type { PageData } from '@plaza/contract/page'
import { createEvents, type Channel, type HostEvents } from '@plaza/events'
import type { QueryClient } from '@plaza/facade/query'
import {
  createLoader,
  createMfRuntime,
  createPlanStore,
  newId,
  startHeartbeat,
  type BrowserRuntime,
  type Loader,
} from '@plaza/federation/boot'
import type { PlanStore } from '@plaza/federation'
import { addCatalogue, createI18n, type Catalogue, type I18n } from '@plaza/i18n'
import { dropAsked, takeAsked } from '../document/asked-early'
import type { PhoneVerification } from '../session/phone-verification'
import { createCatalogueSink } from '../language/catalogue-sink'
import { createLazyCatalogues, type LazyNamespace } from '../language/lazy-catalogue'
import { requirePasswordChange } from '../session/password-change'
import { createReauthentication, type Reauthentication } from '../session/reauthentication'
import { createRecognition, type Recognition } from '../session/recognition'
import { fetchPlan } from '../federation/fetch-plan'
import { createPlanKeeper, type PlanKeeper } from '../federation/plan-keeper'
import { askAgain, askForFile, isAboutToLeave } from '../loading/ask-for-file'
import { createIdleQueue, type IdleQueue } from '../loading/idle-queue'
import { createFactLog, offerFacts, type FactLog } from './page-facts'
import { createQueries } from './queries'
import { random } from './random'
import { createServerClock, passedMs, type ServerClock } from './server-clock'

/** The page's single instances. */
export interface Shell {
  page: PageData
  /** Id of this page load in its reports, and the edge's ticket that proves it. */
  pageLoad: string
  /** The events and failures of this page. */
  facts: FactLog
  events: HostEvents
  recognition: Recognition
  channel: Channel
  i18n: I18n
  transport: Transport
  /** The password dialog that a call may wait for. */
  reauthentication: Reauthentication
  queries: QueryClient
  plan: PlanStore
  loader: Loader
  runtime: BrowserRuntime
  /** The phone-verification provider, if one has been loaded; used only with flag FIREBASEVER3. */
  phoneVerification?: PhoneVerification
  /** What the first view does not need begins here. */
  idle: IdleQueue
  /** The page's one clock. */
  clock: ServerClock
  /** Current server time, ms: that of the latest answer, and what has passed since. */
  serverNow: () => number
  /** Loads the registry's current plan for this shell. */
  refreshPlan: () => Promise<void>
  /** Completes the plan of the document, and brings its titles in other languages. */
  planKeeper: Pick<PlanKeeper, 'complete' | 'learn'>
  /** Loads the shell's own catalogue in a language, once. */
  loadLanguage: (language: Language) => Promise<void>
  /** Loads the catalogue of a screen in the current language. */
  loadNamespace: (namespace: LazyNamespace) => Promise<void>
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Creates the page's services from the data in the document. Every plan goes through `adjust`, where a developer's tab
 * overrides remotes. @throws when a catalogue fails to load
 */
export async function createShell(page: PageData, adjust = (plan: BootPlan) => plan): Promise<Shell> {
  const channel = new BroadcastChannel('plaza')
  const facts = createFactLog()
  const pageLoad = page.ticket ?? newId()
  const events = createEvents({
    language: page.language,
    channel,
    local: localStorage,
    onError: (error) => reportError(error),
    onSaid: facts.said,
    onDropped: facts.dropped,
  })
  const i18n = createI18n({ language: page.language })
  const lazyCatalogues = createLazyCatalogues(i18n)
  const loadFrame = createCatalogueLoader(page, i18n)
  const loadLanguage = async (language: Language) => {
    await Promise.all([loadFrame(language), lazyCatalogues.learnWanted(language)])
  }
  let closedWatch: Promise<(code: string) => void> | undefined
  const onClosed = (code: string) => {
    closedWatch ??= import('../stream/closed-watch').then(({ watchClosed }) => watchClosed({ page, events }))
    closedWatch.then(
      (callback) => callback(code),
      // After a failed load, the next refusal tries again.
      () => (closedWatch = undefined),
    )
  }
  const plan = createPlanStore(adjust(page.plan))
  // The page's code may begin long after the document came.
  const clock = createServerClock(page.now, globalThis.plazaStart?.drawnAtMs ?? passedMs())
  const reauthentication = createReauthentication()
  let isStandalone: boolean | undefined
  const transport = createTransport({
    baseUrl: '',
    language: () => i18n.language,
    // Asked once: it stays for as long as the page, and the browser updates its styles for the answer.
    isStandalone: () => (isStandalone ??= matchMedia('(display-mode: standalone)').matches),
    onSessionEnded: () => {
      if (events.session.getState().session) events.setSession(null, 'expired')
    },
    reauthenticate: reauthentication.ask,
    onPasswordChange: () => requirePasswordChange(events),
    onClosed,
    account: () => events.session.getState().session?.userName,
    onBalance: (balance, account) => {
      // Another account has signed in while the call was in progress.
      if (account !== undefined && account === events.session.getState().session?.userName)
        events.say('balance:changed', balance)
    },
    onServerTime: clock.learn,
    now: clock.now,
    early: (call) => takeAsked(call, events.session.getState().session !== null),
    isOnline: () => navigator.onLine,
    wait,
    random,
  })
  events.on('session:changed', ({ reason }) => {
    if (reason !== 'start') dropAsked()
  })
  const catalogues = createCatalogueSink(
    i18n,
    () => events.language.getState().language,
    lazyCatalogues.loadNamespace,
  )
  const runtime = createMfRuntime(catalogues, () =>
    import('../federation/host').then(({ createHost }) => createHost()),
  )
  const planKeeper = createPlanKeeper({ plan, fetchPlan, language: () => i18n.language, adjust })
  const send = (failure: FailureReport) =>
    navigator.sendBeacon('/report/failure', new Blob([JSON.stringify(failure)], { type: 'application/json' }))
  const report = (failure: FailureReport) => {
    // What does not come while the page is being left is nobody's failure: the browser ends it.
    if (isAboutToLeave() && failure.cause !== 'throw' && failure.cause !== 'contract') return
    facts.failed(failure)
    events.say('remote:failed', failure)
    // A developer's own build: it is not reported against any release.
    if (plan.remote(failure.remote)?.reason !== 'override') send(failure)
  }
  const loader = createLoader({
    plan,
    runtime,
    freshPlan: planKeeper.refresh,
    askAgain,
    report,
    beat: startHeartbeat({ storage: localStorage, tell: send }),
    page: pageLoad,
  })
  offerFacts({ plan, loader, runtime, facts, pageLoad })
  await loadLanguage(page.language)
  return {
    page,
    pageLoad,
    facts,
    events,
    recognition: createRecognition(page.hasSession === true || events.session.getState().session !== null),
    channel,
    i18n,
    transport,
    reauthentication,
    queries: createQueries(),
    plan,
    loader,
    runtime,
    idle: createIdleQueue(),
    clock,
    serverNow: clock.now,
    refreshPlan: planKeeper.refresh,
    planKeeper,
    loadLanguage,
    loadNamespace: lazyCatalogues.loadNamespace,
  }
}

/** The shell's catalogue file has one part per namespace: `shell`, `ui`, `errors`. */
function createCatalogueLoader(page: PageData, i18n: I18n): (language: Language) => Promise<void> {
  const had = new Set<string>()
  return async (language) => {
    const tag = page.locales[language] ? language : 'en'
    const url = page.locales[tag]
    if (!url || had.has(url)) return
    if (!globalThis.plazaHashes[url]) await globalThis.plazaFiles?.()
    const integrity = globalThis.plazaHashes[url]
    if (!integrity) throw new Error(`no integrity for ${url}`)
    const parts = await askForFile(url, async (address, signal) => {
      const answer = await fetch(address, { integrity, signal })
      if (!answer.ok) throw new Error(`no catalogue: ${answer.status}`)
      return (await answer.json()) as Record<string, Catalogue>
    })
    for (const [namespace, catalogue] of Object.entries(parts))
      addCatalogue(i18n, namespace, tag as Language, catalogue)
    had.add(url)
  }
}
