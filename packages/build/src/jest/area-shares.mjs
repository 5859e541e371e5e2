import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { groupOf } from './test-groups.mjs'

/**
 * Share of all CPU seconds of jest that each area may take, percent. An area that needs more either tests in a dearer way than
 * its neighbours (docs/performance.md, Tests and builds) or has grown, and then the shares are set again, here.
 */
export const areaShares = {
  shell: 7,
  'mf-games': 7,
  'mf-member': 2,
  'mf-cashier': 4,
  'mf-agent': 2,
  'other browser packages': 6,
  'gateway: kernel and app': 14,
  'gateway: platform, identity and site': 12,
  'gateway: stakes, play and lottery': 14,
  'gateway: money': 12,
  'gateway: agency, growth and care': 6,
  'demo-world': 10,
  'release and edge': 10,
  build: 8,
  'other servers and libraries': 6,
}

const browserPackages = ['ui', 'client', 'i18n', 'money', 'events', 'federation', 'facade', 'release-console']
const gatewayAreas = {
  kernel: 'gateway: kernel and app',
  app: 'gateway: kernel and app',
  command: 'gateway: kernel and app',
  testing: 'gateway: kernel and app',
  platform: 'gateway: platform, identity and site',
  identity: 'gateway: platform, identity and site',
  site: 'gateway: platform, identity and site',
  stakes: 'gateway: stakes, play and lottery',
  play: 'gateway: stakes, play and lottery',
  lottery: 'gateway: stakes, play and lottery',
  money: 'gateway: money',
  agency: 'gateway: agency, growth and care',
  growth: 'gateway: agency, growth and care',
  care: 'gateway: agency, growth and care',
}

/** The area of a suite, or of a group of suites, by its path from the root. */
export function areaOf(suite) {
  const grouped = /^\.test-groups\/[^/]+\/(.+?)(?:-in-\w+)?\.test\.cjs$/.exec(suite)?.[1]
  const group = grouped ?? groupOf(suite)
  if (group in areaShares) return group
  if (group === 'release' || group === 'edge') return 'release and edge'
  const inGateway = /^gateway-(.+)$/.exec(group)?.[1]
  if (inGateway) return gatewayAreas[inGateway] ?? 'gateway: kernel and app'
  if (group === 'gateway') return 'gateway: kernel and app'
  return browserPackages.includes(group) ? 'other browser packages' : 'other servers and libraries'
}

/** Seconds of each area by the lines that `countProcessorTime` wrote. */
function secondsByArea(file, root) {
  const sums = Object.fromEntries(Object.keys(areaShares).map((area) => [area, 0]))
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  for (const line of lines) {
    const { suite, cpuS } = JSON.parse(line)
    sums[areaOf(relative(root, suite))] += cpuS
  }
  return sums
}

/** A table of the CPU seconds of each area with the share that it has and the share that it may have. */
export function describeShares(file, root) {
  const sums = secondsByArea(file, root)
  const allS = Object.values(sums).reduce((sum, seconds) => sum + seconds, 0)
  const rows = Object.entries(areaShares).map(([area, most]) => {
    const share = allS === 0 ? 0 : (sums[area] / allS) * 100
    const mark = share > most ? '  more than its share' : ''
    return `${area.padEnd(38)}${sums[area].toFixed(0).padStart(6)} s ${share.toFixed(1).padStart(6)} % of ${most} %${mark}`
  })
  return [`CPU seconds of jest by area, ${allS.toFixed(0)} s in all`, ...rows].join('\n')
}

/** A table of the slowest files of flows, s, by the JSON of Playwright. */
export function describeFlows(file, most = 12) {
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const secondsOf = (suite) =>
    [
      ...(suite.suites ?? []).map(secondsOf),
      ...(suite.specs ?? []).flatMap(({ tests }) =>
        tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1_000)),
      ),
    ].reduce((sum, seconds) => sum + seconds, 0)
  const files = (result.suites ?? [])
    .map((suite) => ({ title: suite.title, seconds: secondsOf(suite) }))
    .sort((a, b) => b.seconds - a.seconds)
  const allS = files.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `Seconds of flows by file, ${allS.toFixed(0)} s in all on every worker together, the longest ${most}`,
    ...files
      .slice(0, most)
      .map(({ title, seconds }) => `${title.padEnd(38)}${seconds.toFixed(0).padStart(6)} s`),
  ].join('\n')
}
