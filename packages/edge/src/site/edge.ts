import type { ReleaseStore } from '@plaza/release'
import type { UpstreamLoad } from '@plaza/traffic'
import type { ReadShellDocument } from '../parts/document-parts'
import type { ReadSlotView } from '../parts/read-first-view'
import type { Signer } from '../identity/signer'
import type { SiteHosts } from '../hosts/site-hosts'
import type { Catalogue } from '../releases/catalogue'
import type { StoreCheck } from '../releases/store-check'
import type { VerifiedFiles } from '../releases/verified-files'
import type { PlanMemory } from '../counts/held-by'
import type { HealthCounts } from '../counts/release-health'
import type { EdgeSettings } from '../kernel/settings'
import type { PublicData } from '../upstream/public-data'

/** What every route of the edge is handed. */
export interface Edge {
  settings: EdgeSettings
  store: ReleaseStore
  catalogue: Catalogue
  storeCheck: StoreCheck
  files: VerifiedFiles
  readShell: ReadShellDocument
  readSlotView: ReadSlotView
  publicData: PublicData
  /** Signs visitors and page loads; the same on every edge of the store. */
  signer: Signer
  /** Plans that open pages may still run by. */
  plans: PlanMemory
  hosts: SiteHosts
  /** The health of releases, as pages report it. */
  health: HealthCounts
  /** The gateway's announced load. */
  upstream: UpstreamLoad
}
