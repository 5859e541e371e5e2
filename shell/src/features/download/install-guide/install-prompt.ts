/** What a browser that can install the site says, and how it is asked to. Not in TypeScript's own types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallPromptEvent | null = null
const listeners = new Set<() => void>()
const offer = (event: InstallPromptEvent | null) => {
  offered = event
  for (const listener of listeners) listener()
}
const isPrompt = (event: Event): event is InstallPromptEvent =>
  'prompt' in event && typeof event.prompt === 'function'

/** Holds back the browser's offer to install the site until the person asks for it. Begins with the page: it says so once. */
export function keepInstallPrompt(target: EventTarget, signal: AbortSignal): void {
  const onPrompt = (event: Event) => {
    if (!isPrompt(event)) return
    event.preventDefault()
    offer(event)
  }
  target.addEventListener('beforeinstallprompt', onPrompt, { signal })
  target.addEventListener('appinstalled', () => offer(null), { signal })
}

/** Whether the browser has offered to install the site; `subscribe` hears when that changes. */
export const installOffer = {
  getState: (): boolean => offered !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Asks the browser to install the site; each of its offers can be taken up once. */
export async function install(): Promise<void> {
  const event = offered
  if (!event) return
  offer(null)
  await event.prompt()
}
