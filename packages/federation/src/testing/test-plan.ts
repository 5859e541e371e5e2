import type { BootPlan, RouteContribution, SlotContribution } from '@plaza/contract/federation'
import type { ComponentType } from 'react'
import type { RemoteDefinition } from '../define-remote'
import { RemoteFailure } from '../failure'
import type { LoadedComponent, Loader } from '../loader'

/** What one remote offers in a test's plan. */
export interface TestOffer {
  routes?: Partial<RouteContribution>[]
  slots?: SlotContribution[]
}

/** A boot plan in which each remote offers what is given; a route needs no more than its `path`. */
export function createTestPlan(offers: Record<string, TestOffer>): BootPlan {
  return {
    schema: 1,
    revision: 1,
    merchant: 'demo',
    shell: '1.0.0-00000000',
    files: {},
    unavailable: [],
    remotes: Object.entries(offers).map(([name, { routes = [], slots = [] }]) => ({
      name,
      release: '1.0.0-00000000',
      container: name.replace('-', '_'),
      entry: `/assets/${name}/entry.js`,
      files: {},
      preload: {},
      locales: {},
      mountDeadlineMs: 1000,
      reason: 'channel',
      notes: [],
      routes: routes.map((route) => ({
        id: route.path ?? '',
        path: route.path ?? '/',
        title: { en: route.path ?? '' },
        ...route,
      })),
      slots,
    })),
  }
}

/** A tile as the build compiles it, for a plan. */
export const testTile = (
  tile: Omit<SlotContribution, 'component' | 'tile'> & { label: string; icon: string; route: string },
): SlotContribution => {
  const { label, icon, route, ...rest } = tile
  return { ...rest, component: false, tile: { label: { en: label }, icon, route } }
}

/** What a remote's own definition offers, for a plan; titles and labels are their keys. */
export const offerOf = ({ routes, slots }: RemoteDefinition): TestOffer => ({
  routes: routes.map(({ load: _load, title, ...route }) => ({ ...route, title: { en: title } })),
  slots: slots.map((slot) => {
    if ('texts' in slot) return { ...slot, component: false, texts: {} }
    if (!('load' in slot)) return testTile(slot)
    const { load: _load, ...component } = slot
    return { ...component, component: true }
  }),
})

/** A loader that has the given components at once, by `remote/contribution`; any other is a failure. */
export function createTestLoader(components: Record<string, ComponentType>): Loader {
  const loaded: Record<string, LoadedComponent> = {}
  return {
    component: async (remote, contribution) => {
      const name = `${remote}/${contribution}`
      const Component = components[name]
      if (!Component) throw new RemoteFailure('module', 'missing', 'test')
      return (loaded[name] ??= { Component, release: '1.0.0-00000000' })
    },
    loaded: (remote, contribution) => loaded[`${remote}/${contribution}`],
    renderFailed: () => ({ action: 'card', reference: 'test' }),
    shellFailed: () => undefined,
    retry: async () => undefined,
    running: { getState: () => ({}), subscribe: () => () => undefined },
    isOutdated: () => false,
    progress: () => ({ timings: {} }),
    mounting: () => undefined,
    mounts: () => [],
    troubled: () => undefined,
    mounted: () => undefined,
    prefetch: async () => [],
  }
}
