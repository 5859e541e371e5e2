import type { Localized } from '@plaza/contract/kernel'
import { cleanHtml } from '../../modules/site/content'
import type { WorldContent } from '../content/world-content'

const clean = (text: Localized): Localized =>
  Object.fromEntries(Object.entries(text).map(([language, html]) => [language, cleanHtml(html)]))

/** Content with every rich text cleaned, as all HTML is when it is written (TEXT-1). */
export const cleanContent = (content: WorldContent): WorldContent => ({
  ...content,
  announcements: content.announcements.map((one) => ({ ...one, content: clean(one.content) })),
  promotions: content.promotions.map((one) => ({ ...one, content: clean(one.content) })),
  help: content.help.map((one) => ({ ...one, content: clean(one.content) })),
  agreement: content.agreement && { ...content.agreement, content: clean(content.agreement.content) },
})
