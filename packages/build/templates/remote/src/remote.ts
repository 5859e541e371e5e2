import { defineRemote } from '@plaza/federation'

/** What mf-sample contributes: a page, and the way to it from the member centre. */
export const remote = defineRemote({
  name: 'mf-sample',
  contract: { says: ['toast'], hears: ['session:changed', 'language:changed', 'balance:changed'] },
  routes: [
    {
      id: 'sample',
      path: '/m/sample',
      title: 'page.title',
      load: () => import('./features/sample/SampleScreen').then((module) => module.SampleScreen),
      back: '/m/member/home',
      skeleton: 'page',
    },
  ],
  slots: [
    {
      id: 'tile-sample',
      slot: 'member.tiles@1',
      order: 100,
      label: 'tile',
      icon: 'rocket',
      route: '/m/sample',
      when: { auth: 'member' },
    },
  ],
})
