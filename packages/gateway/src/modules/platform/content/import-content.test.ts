import { addMerchants } from '../../../testing/fixtures'
import { createTestDatabase } from '../../../testing/test-database'
import type { Database } from '../../../kernel/database/database'
import { allowArtwork, isArtworkAllowed } from './artwork-paths'
import { importContent, type ImportedContent } from './import-content'

const smuggled = { en: '<p>Hello</p><script>alert(1)</script>' }
const text = { en: 'Title' }
const content: ImportedContent = {
  banners: [],
  matches: [],
  announcements: [
    {
      id: 'one',
      type: 'B',
      groups: [],
      title: text,
      content: smuggled,
      execution: null,
      promotionType: null,
      goTo: null,
      publishedAt: 1,
    },
  ],
  promotions: [
    {
      id: 'one',
      promo: 'WELCOME',
      title: text,
      summary: text,
      content: smuggled,
      artwork: '/img/promo/x',
      tint: '#000000',
      startsAt: 1,
      endsAt: null,
      category: null,
      plan: null,
    },
  ],
  help: [{ id: 'one', title: text, content: smuggled }],
  contacts: [],
  agreement: { title: text, content: smuggled },
}

describe('imported content', () => {
  let db: Database
  beforeAll(async () => {
    db = (await createTestDatabase()).db
    await addMerchants(db)
  })
  afterAll(() => db.close())

  // TEXT-1
  it('every rich text of imported content is cleaned when it is written', async () => {
    await db.transaction((trx) => importContent(trx, 'demo', content))
    for (const table of ['announcements', 'promotions', 'help_entries', 'agreements'] as const) {
      const rows = await db.read.selectFrom(table).select('content').execute()
      expect([table, rows]).toEqual([table, [{ content: { en: '<p>Hello</p>' } }]])
    }
  })

  it('a picture may be drawn once its path has been allowed, however often', async () => {
    const path = '/img/promo/x'
    expect(await isArtworkAllowed(db.read, path)).toBe(false)
    for (let time = 0; time < 2; time += 1)
      await db.transaction((trx) => allowArtwork(trx, [path, path, '/img/promo/y']))
    expect(await isArtworkAllowed(db.read, path)).toBe(true)
  })
})
