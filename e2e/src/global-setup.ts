import { startSite, sitePort } from './site'

/** One site for all flows; its address and folder are handed on by the environment. */
export default async function setUp(): Promise<() => Promise<void>> {
  const site = await startSite(sitePort)
  process.env.E2E_DATA_DIR = site.dataDir
  return () => site.stop()
}
