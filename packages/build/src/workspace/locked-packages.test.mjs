import { lockedPackages } from './locked-packages.mjs'

const lock = {
  importers: {
    'mf-games': { dependencies: { swiper: { specifier: 'catalog:', version: '14.4.0' } } },
    'packages/ui': {
      dependencies: {
        '@plaza/i18n': { specifier: 'workspace:*', version: 'link:../i18n' },
        react: { specifier: 'catalog:', version: '19.3.1' },
        base: { specifier: 'catalog:', version: '1.9.0(react@19.3.1)' },
      },
      devDependencies: { tool: { specifier: 'catalog:', version: '2.0.0' } },
    },
  },
  packages: {
    'base@1.9.0': { resolution: { integrity: 'sha512-base' } },
    'deep@3.0.0': { resolution: { integrity: 'sha512-deep' } },
    'react@19.3.1': { resolution: { integrity: 'sha512-react' } },
    'swiper@14.4.0': { resolution: { integrity: 'sha512-swiper' } },
    'tool@2.0.0': { resolution: { integrity: 'sha512-tool' } },
  },
  snapshots: {
    'base@1.9.0(react@19.3.1)': { dependencies: { react: '19.3.1', other: 'deep@3.0.0' } },
    // A circle, as there are many.
    'deep@3.0.0': { optionalDependencies: { base: '1.9.0(react@19.3.1)' } },
    'react@19.3.1': {},
    'swiper@14.4.0': {},
    'tool@2.0.0': {},
  },
}

describe('the part of the lockfile that a build depends on', () => {
  it('a build depends on every package of its workspaces, each once, including aliases and cycles', () => {
    expect(lockedPackages(['ui'], lock)).toEqual([
      'base@1.9.0(react@19.3.1) sha512-base',
      'deep@3.0.0 sha512-deep',
      'react@19.3.1 sha512-react',
      'tool@2.0.0 sha512-tool',
    ])
  })

  it('the locked packages of a build change with a transitive dependency', () => {
    const packages = { ...lock.packages, 'deep@3.0.0': { resolution: { integrity: 'sha512-other' } } }
    expect(lockedPackages(['ui'], { ...lock, packages })).not.toEqual(lockedPackages(['ui'], lock))
  })

  it('the locked packages of a build do not change when another workspace adds a dependency', () => {
    const importers = { ...lock.importers, 'mf-new': { dependencies: { swiper: { version: '14.4.0' } } } }
    expect(lockedPackages(['ui'], { ...lock, importers })).toEqual(lockedPackages(['ui'], lock))
  })

  it('the locked packages are read from the repository’s lockfile', () => {
    const packages = lockedPackages(['mf-games'])
    expect(packages.some((line) => /^react@\d+\.\d+\.\d+ sha512-/.test(line))).toBe(true)
    expect(packages.filter((line) => line.endsWith(' '))).toEqual([])
  })
})
