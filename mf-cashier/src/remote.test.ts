import { remote } from './remote'

const asking = remote.routes.filter(({ asks }) => asks)

// REMOTE-12
it.each(asking.map((route) => [route.path, route] as const))(
  'what a document asks for early for %s, the page reads without input',
  async (_path, { asks, reads }) => {
    const calls = (await reads?.()) ?? []
    const plain = calls.flatMap((read) => ('call' in read || read.method !== 'GET' ? [] : [read.path]))
    expect(plain).toEqual(expect.arrayContaining(asks ?? []))
  },
)
