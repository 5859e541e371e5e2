import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runIn } from '../../testing/run-in.mjs'
import { canaryOf, changedRemotes, foldersOf, remotesOf } from './pipeline.mjs'
import { remoteNames, root } from '../workspace/workspaces.mjs'

const folder = join(root, '.github/workflows')
const files = readdirSync(folder)
const workflows = files.map((file) => [file, parse(readFileSync(join(folder, file), 'utf8'))])
const [, remotes] = workflows.find(([file]) => file === 'remotes.yml')
const [, remote] = workflows.find(([file]) => file === 'remote.yml')
const stepsOf = ({ jobs }) => Object.values(jobs).flatMap(({ steps = [] }) => steps)
const runs = workflows.flatMap(([, workflow]) => stepsOf(workflow).flatMap(({ run }) => run ?? []))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const all = (pattern) => runs.flatMap((run) => [...run.matchAll(pattern)].map(([, found]) => found))

describe('the pipelines', () => {
  it('the pipelines name no remote, so that a new one needs no change', () => {
    const text = files.map((file) => parse(readFileSync(join(folder, file), 'utf8')))
    const printed = JSON.stringify(text, (key, value) => (key === 'description' ? undefined : value))
    expect(remoteNames().filter((name) => printed.includes(name))).toEqual([])
  })

  it.each(workflows)('%s has read-only permissions and uses only pinned actions', (_file, workflow) => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const { permissions } of Object.values(workflow.jobs)) expect(permissions).toBeUndefined()
    for (const { uses, with: options } of stepsOf(workflow).filter((step) => step.uses)) {
      expect(uses).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
      if (uses.startsWith('actions/checkout@')) expect(options['persist-credentials']).toBe(false)
    }
  })

  it.each(workflows)('%s waits only for existing jobs and has a time limit', (_file, { jobs }) => {
    for (const job of Object.values(jobs)) {
      expect(Object.keys(jobs)).toEqual(expect.arrayContaining([job.needs ?? []].flat()))
      if (job.steps) expect(job['timeout-minutes']).toBeGreaterThan(0)
    }
  })

  it('the pipelines put no user input into a script', () => {
    expect(runs.filter((run) => run.includes('${{'))).toEqual([])
  })

  it('the release pipeline calls the reusable one with its inputs, for one remote at a time', () => {
    const { uses, with: given, strategy, concurrency } = remotes.jobs.remote
    expect(uses).toBe('./.github/workflows/remote.yml')
    expect(Object.keys(remote.on.workflow_call.inputs)).toEqual(expect.arrayContaining(Object.keys(given)))
    expect(strategy['fail-fast']).toBe(false)
    expect(concurrency.group).toContain('${{ matrix.remote }}')
  })

  it('only pipeline jobs with an environment get secrets, and each secret is declared', () => {
    const declared = Object.keys(remote.on.workflow_call.secrets)
    for (const job of Object.values(remote.jobs)) {
      const used = [...JSON.stringify(job).matchAll(/secrets\.(\w+)/g)].map(([, name]) => name)
      expect(declared).toEqual(expect.arrayContaining(used))
      if (used.length > 0) expect(job.environment).toContain('inputs.remote')
    }
  })

  // BUILD-3
  it('the pipeline builds a single remote for release, and promotes it only tested and with a guard', () => {
    const { jobs } = remote
    const build = jobs.build.steps.find(({ run }) => run === 'npm run build "$REMOTE"')
    expect(build.env).toEqual({ PLAZA_RELEASE: '1' })
    const words = (job) => jobs[job].steps.map(({ run }) => run ?? '').join('\n')
    expect(words('canary')).toContain('--percent "$PERCENT" --guard "$GUARD" --proven')
    expect(words('promote')).toContain('--proven')
    expect(jobs.publish.if).toBe('inputs.release')
    const order = ['publish', 'skew', 'canary', 'promote']
    order.slice(1).forEach((job, index) => expect(jobs[job].needs).toContain(order[index]))
  })

  it('the pipelines run only existing scripts', () => {
    expect(all(/npm run ([\w:]+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
    expect(all(/\bnode (packages\/\S+)/g).filter((file) => !existsSync(join(root, file)))).toEqual([])
    const bins = all(/npx (?!-y )(\w+)/g).filter((name) => !existsSync(join(root, 'node_modules/.bin', name)))
    expect(bins).toEqual([])
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(new Set(all(/npx -y (pnpm@\S+)/g))).toEqual(new Set([packageManager]))
  })

  it('the pipelines use only existing mfe commands and options', () => {
    const cli = join(root, 'packages/release/src/cli')
    const code = readdirSync(cli)
      .map((file) => readFileSync(join(cli, file), 'utf8'))
      .join('\n')
    const commands = all(/npx mfe ([^\n;]+)/g)
    expect(commands.length).toBeGreaterThan(3)
    for (const command of commands) {
      expect(code).toMatch(new RegExp(`'${command.split(' ')[0]}[ ']`))
      for (const [flag] of command.matchAll(/--[a-z-]+/g))
        expect(code).toMatch(new RegExp(`['. ]${flag}[ ']`))
    }
  })
})

describe('the queries of the pipelines', () => {
  it('the pipelines find the remotes that a change affects', () => {
    const names = ['mf-a', 'mf-ab', 'mf-b']
    const own = (files) =>
      remotesOf(files, names, (name) => [name, ...(name === 'mf-b' ? ['packages/kit'] : [])])
    expect(own(['mf-ab/src/remote.ts', 'packages/ui/README.md', 'docs/mf-b/x'])).toEqual(['mf-ab'])
    expect(own([])).toEqual([])
    expect(changedRemotes('0'.repeat(40), 'HEAD')).toEqual(remoteNames())
  })

  it('a change of a bundled package releases the remotes that depend on it, a change of its tests and documents none', () => {
    const users = remoteNames().filter((name) => foldersOf(name).includes('packages/money'))
    expect(users).toContain('mf-cashier')
    expect(remotesOf(['packages/money/src/intent.ts'])).toEqual(users)
    expect(remotesOf(['packages/money/src/intent.test.ts', 'packages/money/README.md'])).toEqual([])
  })

  it('the pipelines find what a remote depends on, which is no other remote', () => {
    const folders = foldersOf('mf-agent')
    expect(folders).toEqual(expect.arrayContaining(['mf-agent', 'packages/contract', 'packages/ui']))
    expect(folders.filter((name) => /^(mf-|shell|e2e)/.test(name))).toEqual(['mf-agent'])
  })

  const channel = { current: '1.0.0-aaaaaaaa', previous: [] }
  const rollout = { release: '1.1.0-bbbbbbbb', basisPoints: 500, salt: 's' }
  it.each([
    ['new', {}, '1.1.0-bbbbbbbb'],
    ['live', { 'mf-a': channel }, '1.0.0-aaaaaaaa'],
    ['runs', { 'mf-a': { ...channel, rollout } }, '1.1.0-bbbbbbbb'],
    ['gone', { 'mf-a': channel }, '1.1.0-bbbbbbbb'],
    ['gone', { 'mf-a': { ...channel, rollout } }, '1.2.0-cccccccc'],
  ])('the pipelines see whether a canary is %s', (state, channels, release) => {
    expect(canaryOf({ channels }, 'mf-a', release)).toBe(state)
  })

  it('the pipelines treat a remote as new in an empty store, also one named like an inherited key', () => {
    expect(canaryOf(null, 'mf-a', '1.0.0-aaaaaaaa')).toBe('new')
    expect(canaryOf({ channels: {} }, 'constructor', '1.0.0-aaaaaaaa')).toBe('new')
  })

  it('an unknown query of a pipeline fails with exit code 2', async () => {
    const { code, words } = await runIn(root, ['packages/build/bin/pipeline.mjs', 'canary', 'mf-a'])
    expect(code).toBe(2)
    expect(words).toMatch(/^usage/)
  })
})
