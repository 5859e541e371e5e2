import { pageDataSchema } from '@plaza/contract/page'
import type { PageData } from '@plaza/contract/page'
import { ids } from './create-test-edge'
import type { TestEdge } from './create-test-edge'

/** Settings are cached for 50 ms, so that one burst of documents makes one request. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60))

/** Requests a document as a browser would, without cached settings of an earlier request. */
export async function getDocument(edge: TestEdge, url: string, headers: Record<string, string> = {}) {
  await settled()
  return edge.app.inject({ url, headers: { host: 'localhost:8080', accept: 'text/html', ...headers } })
}

/** The page data that a document brought. */
export function pageOf(html: string): PageData {
  const json = /<script type="application\/json" id="plaza-page"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return pageDataSchema.parse(JSON.parse(json ?? ''))
}

/** The link tag of a document to an address. */
export const linkTo = (html: string, href: string): string | undefined =>
  html.match(/<link[^>]*>/g)?.find((tag) => tag.includes(`href="${href}"`))

/** Address of a file of one of the releases that a test's site begins with. */
export const asset = (remote: keyof typeof ids, file: string) => `/assets/${remote}/${ids[remote]}/${file}`
