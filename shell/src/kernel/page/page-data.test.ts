import { pageDataId, pageDataSchema } from '@plaza/contract/page'
import { createTestShell } from '../../testing/render-shell'
import { readPageData } from './page-data'

const { page } = createTestShell().shell

const write = (data: object) => {
  document.body.innerHTML = `<script type="application/json" id="${pageDataId}"></script>`
  document.getElementById(pageDataId)!.textContent = JSON.stringify(data)
}

describe('page data', () => {
  // PERF-8
  it('page data is what its schema makes of it, without what the schema does not know, and not in one task', async () => {
    write({ ...page, unknown: 1 })
    let isRead = false
    const read = readPageData().finally(() => (isRead = true))
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
    expect(isRead).toBe(false)
    expect(await read).toEqual(pageDataSchema.parse(page))
  })

  it('the error about invalid page data names the invalid part', async () => {
    write({ ...page, plan: { ...page.plan, revision: 'one' } })
    const error: unknown = await readPageData().catch((error: unknown) => error)
    expect(error).toMatchObject({ issues: [{ path: ['plan', 'revision'] }] })
  })

  it('a document without page data is an error', async () => {
    document.body.innerHTML = ''
    await expect(readPageData()).rejects.toThrow('the document has no page data')
  })
})
