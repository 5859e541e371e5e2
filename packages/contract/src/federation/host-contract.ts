interface SharedPackage {
  /** The subpaths that are shared; all of them when absent. */
  only?: readonly string[]
  /** Subpaths that are not shared: each importer bundles them. */
  bundled?: readonly string[]
  /** Subpaths that no remote may import. */
  hostOnly?: readonly string[]
  /** Subpaths that home needs for its first render; they are shipped in one script together with the libraries. */
  firstLoad?: readonly string[]
}

interface HostContract {
  version: string
  slots: Readonly<Record<`${string}@${number}`, 'component' | 'tile' | 'texts'>>
  shared: { runtime: string; libraries: readonly string[]; packages: Readonly<Record<string, SharedPackage>> }
}

/**
 * What host and remotes agree on. The build writes it into releases and decides by it which modules are shared; shell
 * and remotes derive their types from it. It imports nothing, so that the build can run this file by itself.
 */
export const hostContract = {
  /**
   * Version of the contract between host and remotes in this source tree. Since 1.1.0 hosts load the catalogues of a
   * remote's features (`plazaCatalogue`). Since 1.2.0 they find the texts of errors under `errors` in those catalogues.
   */
  version: '1.2.0',
  /**
   * The slots that hosts offer, and what fills each: components of remotes, or data alone, tiles and texts. A slot's
   * major version is part of its name; two majors exist side by side while remotes move from one to the other.
   */
  slots: {
    /** Home: popular games (HOME-8). */
    'home.games@1': 'component',
    /** Home: hot-match strip (HOME-5). */
    'home.hot-match@1': 'component',
    /** Home: lottery section. */
    'home.lottery@1': 'component',
    /** Mounted over every page once home has been shown, for prompts (CONTRACT-1). */
    'shell.overlay@1': 'component',
    /** Top of the member centre: balance and wallets. */
    'member.wallet@1': 'component',
    /** Red-packet rain: what agents give to those below them. */
    'member.red-rain@1': 'component',
    'shell.bottom-menu@1': 'tile',
    'shell.header-menu@1': 'tile',
    'member.shortcuts@1': 'tile',
    'member.tiles@1': 'tile',
    'agent.tiles@1': 'tile',
    /** What each kind of transfer in the ledger is called, by the remote whose business it is (LEDGER-5). */
    'ledger.kinds@1': 'texts',
  },
  /** Modules that exist once on a page: the shell provides them and remotes only consume them. */
  shared: {
    /** The federation's own code: remotes are built without it and use the shell's. */
    runtime: '@module-federation/webpack-bundler-runtime',
    libraries: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    packages: {
      client: { only: ['./transport'] },
      events: {},
      facade: {},
      federation: { hostOnly: ['./boot'] },
      i18n: {},
      ui: {
        bundled: [
          './answer',
          './below-fold',
          './chart',
          './countdown',
          './date-range',
          './facts',
          './first-view',
          './fold',
          './form',
          './lazy',
          './motion',
          './order',
          './overlay',
          './page-head',
          './progress',
          './qr',
          './records',
          './steps',
          './typed-number',
          './upload',
          './windowed-grid',
          './windowed-list',
        ],
        firstLoad: [
          './amount',
          './button',
          './failure-card',
          './game-tile',
          './icon',
          './icon-button',
          './link-rule',
          './page',
          './picture',
          './rail',
          './skeleton',
          './spinner',
          './visually-hidden',
        ],
      },
    },
  },
} as const satisfies HostContract

type Slots = typeof hostContract.slots
type SlotFilledBy<Kind> = { [S in keyof Slots]: Slots[S] extends Kind ? S : never }[keyof Slots]

/** A slot that remotes fill with components. */
export type ComponentSlot = SlotFilledBy<'component'>
/** A slot filled with tiles. */
export type TileSlot = SlotFilledBy<'tile'>
/** A slot filled with texts by name. */
export type TextsSlot = SlotFilledBy<'texts'>
/** Props of a component by its slot; no slot passes any yet. */
export type SlotProps = Record<ComponentSlot, Record<string, never>>
