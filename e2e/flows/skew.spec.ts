import { execFile, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { SkewPair } from '@plaza/contract/release'
import { mfe } from '../src/mfe'
import { builtRelease, publish } from '../src/releases'
import { dataDir, root, sitePort } from '../src/site'
import type { VariantOptions } from '../src/variant'
import { expect, test } from '@playwright/test'

const remote = 'mf-cashier'
const rounds = 4
const running = new Set<ChildProcess>()

interface Matrix {
  isGreen: boolean
  pairs: SkewPair[]
}

/** Runs `npm run skew` with the site under test and its gateway. Returns its exit code and its output. */
function skew(release: string): Promise<{ code: number; matrix: Matrix }> {
  const gateway = `http://127.0.0.1:${sitePort + 1000}`
  const args = ['skew/bin.mjs', remote, release, '--json', '--rounds', String(rounds), '--gateway', gateway]
  const env = { ...process.env, DATA_DIR: dataDir(), RELEASE_STORE: '' }
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      args,
      { cwd: join(root, 'e2e'), env, maxBuffer: 1 << 24 },
      (_error, out, err) => {
        running.delete(child)
        if (out === '') return reject(new Error(err))
        resolve({ code: child.exitCode ?? -1, matrix: JSON.parse(out) as Matrix })
      },
    )
    running.add(child)
  })
}

// A test that ran out of time leaves its matrix running.
test.afterEach(() => running.forEach((child) => child.kill()))

/** Makes every route's component run some code each time that it renders. */
const atRender =
  (code: string): NonNullable<VariantOptions['mutate']> =>
  (text, _file, isEntry) => {
    const container = /\bmf_[a-z]+__[0-9a-z_]+/.exec(text)?.[0]
    if (!isEntry || !container) return text
    const wrapped = `function(props){${code};return Component(props)}`
    return `${text};(function(){var c=self[${JSON.stringify(container)}],get=c.get;self[${JSON.stringify(container)}]={init:c.init,get:function(name){return get(name).then(function(factory){return function(){var remote=factory().remote;return{remote:Object.assign({},remote,{routes:remote.routes.map(function(route){return Object.assign({},route,{load:function(){return route.load().then(function(Component){var path=route.path;return ${wrapped}})}})})})}}})}}})()`
  }

/**
 * A release with three defects: a screen throws, another leaves an interval behind, and an event is never emitted.
 */
const broken: VariantOptions = {
  version: '6.1.0',
  mutate: (text, file, isEntry) =>
    atRender(
      'if(path==="/m/withdraw")throw new Error("boom at render");if(path==="/m/vouReport")setInterval(function(){},1e6)',
    )(text.replaceAll('"money:inflight"', '"money:inflown"'), file, isEntry),
}

// RELEASE-10
test('a release that passes with the live releases is proven, and can be promoted with proof', async () => {
  const release = await publish(remote, { version: '6.0.0' })
  expect(() => mfe('promote', remote, release, '--proven')).toThrow(/npm run skew -- mf-cashier 6\.0\.0/)
  const { code, matrix } = await skew(release)
  expect(matrix.pairs.flatMap(({ failures }) => failures)).toEqual([])
  expect(matrix.pairs).toContainEqual({ shell: builtRelease('shell'), remote, release, failures: [] })
  expect(code).toBe(0)
  try {
    mfe('promote', remote, release, '--proven')
  } finally {
    mfe('promote', remote, builtRelease(remote))
  }
})

test('a broken release is refused with the reason until an operator overrides it', async () => {
  const release = await publish(remote, broken)
  const { code, matrix } = await skew(release)
  const failureLines = matrix.pairs.flatMap(({ failures }) => failures)
  expect(failureLines).toContainEqual(
    expect.stringMatching(/^\/m\/withdraw: failed at render.*boom at render/),
  )
  expect(failureLines).toContainEqual(
    expect.stringMatching(/^\/m\/vouReport: 4 mounts and unmounts leave 4 intervals \(begun at .*behind$/),
  )
  expect(failureLines).toContainEqual(
    expect.stringMatching(/lists money:inflight as emitted, but none of its code emits it/),
  )
  expect(code).toBe(6)
  expect(() => mfe('promote', remote, release)).toThrow(/failed the skew matrix.*boom at render/)
})
