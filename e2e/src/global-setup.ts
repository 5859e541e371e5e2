import { portOf, setDataDir, siteCount, startSite, type Site } from './site'

/** One site for each worker; its folder is handed on by the environment. They start one after the other: it is work. */
export default async function setUp(): Promise<() => Promise<void>> {
  const sites: Site[] = []
  for (let index = 0; index < siteCount; index += 1) {
    const site = await startSite(portOf(index))
    setDataDir(index, site.dataDir)
    sites.push(site)
  }
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
  }
}
