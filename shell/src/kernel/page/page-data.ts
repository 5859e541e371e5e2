import { withPages } from '@plaza/contract/federation'
import { pageDataId, pageDataSchema, type PageData } from '@plaza/contract/page'
import { nextTask } from '../loading/next-task'

/**
 * The data that the edge wrote into the document, parsed part by part in tasks of their own (PERF-8).
 * @throws when it is missing or invalid: nothing can run then
 */
export async function readPageData(): Promise<PageData> {
  const element = document.getElementById(pageDataId)
  if (!element?.textContent) throw new Error('the document has no page data')
  const written = JSON.parse(element.textContent) as Partial<Record<string, unknown>>
  const parts: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(pageDataSchema.shape)) {
    const part = schema.safeParse(written[name])
    // The whole is parsed for an error that names the part.
    if (!part.success) return pageDataSchema.parse(written)
    if (part.data !== undefined) parts[name] = part.data
    if (typeof part.data === 'object') await nextTask()
  }
  const page = parts as PageData
  return { ...page, plan: withPages(page.plan) }
}
