/** @jest-environment node */
import { createInstance } from '@module-federation/runtime'
import { shareOnce } from './share-once'

const libraries = ['react', 'react-dom', 'zustand']
const shared = (names: string[]) =>
  Object.fromEntries(
    names.map((name) => [name, { version: '1.0.0', scope: 'default', get: async () => () => ({ name }) }]),
  )

function start() {
  const registered: string[] = []
  const instance = createInstance({
    name: `host-${Math.floor(performance.now() * 1000)}`,
    remotes: [],
    shared: shared(libraries),
    plugins: [
      shareOnce,
      {
        name: 'count',
        afterRegisterShare: ({ pkgName }: { pkgName: string }) => void registered.push(pkgName),
      } as never,
    ],
  })
  registered.splice(0)
  return { instance, registered }
}

describe('what an instance of the federation runtime shares', () => {
  // PERF-8
  it('is registered once for all modules that are looked up, and each is found', async () => {
    const { instance, registered } = start()
    for (const name of libraries) expect((await instance.loadShare(name)) || undefined).toBeDefined()
    expect(registered).toEqual(libraries)
  })

  it('is registered again when there is more of it', () => {
    const { instance, registered } = start()
    instance.initializeSharing('default')
    instance.initOptions({ name: instance.name, remotes: [], shared: shared(['lodash']) })
    registered.splice(0)
    instance.initializeSharing('default')
    instance.initializeSharing('default')
    expect(registered).toEqual([...libraries, 'lodash'])
  })
})
