import type { FairSeeds } from '@plaza/contract/play'
import type { VendorLink } from './vendor-links'

/** Seeds as a vendor reports them; the operator assigns them to a member. */
export type VendorSeeds = Omit<FairSeeds, 'vendor'>

/** The protocol between the gateway and a kind of vendor. Every call ends by its deadline. */
export interface VendorAdapter {
  /** Address of a game's page, with the launch token where no log sees it. */
  launchAddress(link: VendorLink, game: { gameId: string; token: string; language: string }): string
  /** Resolves when the vendor accepts players. */
  health(link: VendorLink): Promise<void>
  /** Reports that the player has left; returns how many rounds stay open. */
  close(link: VendorLink, session: string): Promise<{ openRounds: number }>
  seeds(link: VendorLink, player: string): Promise<VendorSeeds>
  rotate(link: VendorLink, player: string, clientSeed: string): Promise<VendorSeeds>
}

/** A vendor did not answer in time, or with something that it could not mean. Counts for the breaker. */
export class VendorAway extends Error {
  override name = 'VendorAway'
}

/** A vendor answered that it will not. */
export class VendorRefusal extends Error {
  override name = 'VendorRefusal'
  constructor(readonly status: 'UNKNOWN_SESSION' | 'OPEN_ROUND' | 'REFUSED') {
    super(`the vendor answered ${status}`)
  }
}
