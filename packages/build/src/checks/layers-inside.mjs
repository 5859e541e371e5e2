/**
 * Layers inside a workspace, from the bottom up: a file imports from its own layer and from those below, types and
 * `import()` included; a layer of several folders is written as `(?:one|other)`. Every workspace with more than 40 source
 * files has an entry, and every folder of it a layer. Tests may import everything.
 *
 * - `ground`: files beside the folders that stand below all of them; every other one, such as an entry, stands above.
 * - `apart`: layers whose folders do not import one another.
 * - `faces`: folders that are imported from outside by their `index.ts` alone.
 * - `alone`: folders that import only what is listed.
 * - `below`: folders, besides the workspace's own, whose folders import one another in one direction only.
 */
export const layersInside = [
  {
    folder: 'packages/gateway/src',
    layers: ['kernel', 'modules', 'app', 'command'],
    faces: 'modules/[^/]+/[^/]+',
    alone: { 'kernel/ledger': ['kernel/database', 'kernel/call-failure'] },
  },
  // The areas of the gateway.
  {
    folder: 'packages/gateway/src/modules',
    layers: [
      'platform',
      'identity',
      'stakes',
      'play',
      'lottery',
      'money',
      '(?:agency|care|demo|growth)',
      'site',
    ],
  },
  {
    folder: 'packages/contract/src',
    layers: [
      'kernel',
      'identity',
      'money',
      'play',
      '(?:agency|growth|lottery|site|vendors)',
      'federation',
      '(?:page|release)',
    ],
    faces: '[^/]+',
  },
  { folder: 'packages/demo-world/src', layers: ['artwork', 'world', 'seeding', 'served'] },
  { folder: 'packages/lottery/src', layers: ['kernel', '(?:dice|eleven|five|pc28|pk10|six45|vietnam)'] },
  {
    folder: 'packages/release/src',
    layers: [
      'kernel',
      '(?:compat|first-view|guard)',
      '(?:resolve|store)',
      'registry',
      '(?:access|skew)',
      'operations',
      'archive',
      'backend',
      'create',
      'cli',
    ],
  },
  {
    folder: 'packages/edge/src',
    layers: [
      'kernel',
      'http',
      '(?:identity|markup|releases|upstream)',
      '(?:counts|hosts|parts)',
      'site',
      '(?:assets|first-view|guard|override|pages|plan|proxy|reports|stream)',
      '(?:console|pwa|release-api|server)',
      'document',
    ],
  },
  {
    folder: 'packages/vendor-demo/src',
    layers: [
      '(?:api|keys)',
      'kernel',
      '(?:flights|jackpot|purses|seeds)',
      'sessions',
      'rounds',
      '(?:crash|games)',
      'every-game',
      '(?:http|page)',
    ],
  },
  {
    folder: 'packages/build/src',
    layers: [
      'workspace',
      'contract',
      'release',
      'webpack',
      'bundle',
      '(?:checks|dev|jest|machines|pipeline)',
    ],
  },
  // Each folder is a component; the files beside them are what all of them need.
  { folder: 'packages/ui/src', layers: ['[^/]+'], ground: '[^/]+' },
  {
    folder: 'packages/release-console/src',
    layers: ['api', '(?:live|state)', 'locales', 'shared', '(?:change|overview|record)', 'timeline', 'app'],
    ground: 'texts',
  },
  { folder: 'shell/src', layers: ['locales', 'kernel', 'parts', 'features', 'frame'], apart: ['features'] },
  {
    folder: 'mf-games/src',
    layers: [
      'locales',
      '(?:parts|play|recents|storage)',
      '(?:fair|favourites)',
      'catalogue',
      'lottery',
      'features',
    ],
    ground: 'texts',
    below: ['features'],
  },
  {
    folder: 'mf-cashier/src',
    layers: ['locales', 'parts', 'orders', 'features'],
    ground: 'texts',
    below: ['features'],
  },
  {
    folder: 'mf-member/src',
    layers: ['locales', 'parts', 'features', 'routes'],
    ground: 'texts',
    below: ['features'],
  },
  {
    folder: 'mf-agent/src',
    layers: ['locales', 'parts', 'features', 'routes'],
    ground: 'texts',
    below: ['features'],
  },
  { folder: 'e2e', layers: ['src', '(?:bench|engines|faults|flows|skew)', 'attack'] },
]
