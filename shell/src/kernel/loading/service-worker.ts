import { serviceWorkerPath } from '@plaza/contract/page'

/** The parts of a browser that this needs; `serviceWorker` is absent where the page is no secure context. */
export interface WorkerHost {
  serviceWorker?: Pick<ServiceWorkerContainer, 'register'>
}

/**
 * Registers the service worker, which shows the offline page where there is no connection (DOWNLOAD-5):
 * once the page has loaded, so that it takes nothing from it.
 */
export function registerServiceWorker(
  host: WorkerHost,
  page: Pick<Document, 'readyState'>,
  target: EventTarget,
): void {
  const register = async () => {
    await host.serviceWorker?.register(serviceWorkerPath)
  }
  // A page without a worker is the same page; the next one tries again.
  const tryIt = () => void register().catch(() => undefined)
  if (page.readyState === 'complete') tryIt()
  else target.addEventListener('load', tryIt, { once: true })
}
