import { everyCall } from '@plaza/contract/testing'
import { createTestGateway, type TestGateway } from '../../testing/create-test-gateway'

describe('the API reference', () => {
  let test: TestGateway
  beforeAll(async () => {
    test = await createTestGateway()
  })
  afterAll(() => test.close())

  it('the API reference is a page that names every call of the gateway', async () => {
    expect((await test.call({ url: '/docs' })).headers['content-type']).toContain('text/html')
    const { paths } = (await test.call({ url: '/docs/json' })).json<{ paths: Record<string, object> }>()
    const operations = Object.values(paths).flatMap(
      (path) => Object.values(path) as { operationId: string }[],
    )
    const declared = everyCall.map(({ id }) => id)
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(declared.sort())
  })

  // CALL-4
  it('the API reference describes how a sealed body is sent', async () => {
    const { paths } = (await test.call({ url: '/docs/json' })).json<{
      paths: Record<string, { post: { requestBody: { content: object } } }>
    }>()
    expect(Object.keys(paths['/wps/session/login']?.post.requestBody.content ?? {})).toEqual([
      'application/jose',
    ])
  })
})
