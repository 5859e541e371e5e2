import { pageDataId, pageDataSchema, type PageData } from '@plaza/contract/page'

/** The data that the edge wrote into the document. @throws when it is missing or invalid: nothing can run then */
export function readPageData(): PageData {
  const element = document.getElementById(pageDataId)
  if (!element?.textContent) throw new Error('the document has no page data')
  return pageDataSchema.parse(JSON.parse(element.textContent))
}
