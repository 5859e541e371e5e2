import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBareTree } from '../../testing/bare-tree.mjs'
import { runIn } from '../../testing/run-in.mjs'

// The longest valid name: every line that contains it reaches its maximum length.
const remote = 'mf-a2-very-long-name-of-a-remote-x'
const mfe = 'packages/release/bin/mfe.mjs'
const modules = 'node_modules'
const run = (...command) => runIn(bare.tree, command)
let bare

beforeAll(async () => {
  bare = makeBareTree()
  expect(await run('packages/build/bin/bundle.mjs', 'release', 'cli')).toMatchObject({ code: 0 })
})
afterAll(() => bare.remove())

describe('a remote as `mfe create` makes it', () => {
  it('mfe create writes a remote and prints the next steps', async () => {
    const { code, words } = await run(mfe, 'create', remote, '--no-install')
    expect(code).toBe(0)
    expect(words).toContain(`npm run build ${remote}`)
    expect(readFileSync(join(bare.tree, remote, 'src/remote.ts'), 'utf8')).toContain(`name: '${remote}'`)
    // Linked as an installation links it: the template depends on the same packages.
    symlinkSync('../packages/build/templates/remote/node_modules', join(bare.tree, remote, modules))
  })

  it('mfe create leaves no placeholder of the template', async () => {
    const script = `import('node:fs').then(({ readdirSync, readFileSync }) => {
      for (const entry of readdirSync('${remote}', { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !entry.parentPath.includes('node_modules'))
          process.stdout.write(entry.name + readFileSync(entry.parentPath + '/' + entry.name, 'utf8'))
    })`
    expect((await run('--eval', script)).words).not.toMatch(/sample/i)
  })

  it('a created remote is formatted and passes the linter', async () => {
    expect(await run(`${modules}/oxfmt/bin/oxfmt`, '--list-different', remote)).toEqual({
      code: 0,
      words: '',
    })
    const lint = await run(`${modules}/oxlint/bin/oxlint`, '--format', 'unix', remote)
    expect(lint).toEqual({ code: 0, words: '' })
  })

  it('a created remote passes the import rules', async () => {
    const { code, words } = await run('packages/build/bin/layers.mjs', remote)
    expect({ code, words }).toMatchObject({ code: 0 })
    expect(words).toMatch(/^[1-9]\d* imports, 0 problems/)
  })

  it('a created remote passes the type check', async () => {
    const config = { extends: './tsconfig.base.json', include: [remote] }
    writeFileSync(join(bare.tree, 'tsconfig.new.json'), JSON.stringify(config))
    const { words } = await run(`${modules}/typescript-7/bin/tsc`, '-p', 'tsconfig.new.json', '--listFiles')
    expect(words).toContain(`${remote}/src/remote.ts`)
    expect(words.split('\n').filter((line) => /^mf-.* error /.test(line))).toEqual([])
  })

  it('a created remote passes its own tests, which the workspace’s jest finds', async () => {
    const { code, words } = await run(`${modules}/jest/bin/jest.js`, remote)
    expect({ code, words }).toMatchObject({ code: 0 })
    expect(words).toMatch(/Tests: +9 passed, 9 total/)
  })

  // REMOTE-2
  it('a created remote is built, published and promoted', async () => {
    expect(await run('packages/build/bin/build.mjs', remote)).toMatchObject({ code: 0 })
    const published = await run(mfe, 'publish', remote, '--from', `${remote}/dist`)
    expect(published).toMatchObject({ code: 0 })
    const promoted = await run(mfe, 'promote', remote, '1.0.0-dev')
    expect(promoted).toMatchObject({ code: 0 })
    const release = JSON.parse(readFileSync(join(bare.tree, remote, 'dist/release.json'), 'utf8'))
    expect(release.contributions.routes).toMatchObject([{ path: '/m/a2-very-long-name-of-a-remote-x' }])
    expect(release.contributions.slots).toMatchObject([{ slot: 'member.tiles@1', component: false }])
    expect(Object.keys(release.locales).sort()).toEqual(['en', 'fil'])
  })

  it('CI refuses to install a created remote that the lockfile does not have, and says so', async () => {
    const script = `import('./packages/build/src/workspace/prepare.mjs').then((p) => p.installDependencies(process.cwd()))`
    const { code, words } = await runIn(bare.tree, ['--eval', script], { CI: 'true' })
    expect(code).toBe(1)
    expect(words).toBe(
      `${remote} is not in pnpm-lock.yaml yet. Run \`npm start\` outside of CI, and commit pnpm-lock.yaml.\n`,
    )
  })
})

describe('mfe create refuses', () => {
  const refusals = [
    ['an invalid name', ['Loyalty'], 'create.name'],
    ['a path outside of the workspace', ['../../loyalty'], 'create.name'],
    ['a name with two hyphens', ['vip--club'], 'create.name'],
    ['a name that is too long', ['a'.repeat(32)], 'create.name'],
    ['the template’s own name', ['mf-sample'], 'create.name'],
    ['an existing folder', [remote], 'create.taken'],
  ]
  it.each(refusals)('mfe create refuses %s', async (_what, args, code) => {
    const refused = await run(mfe, 'create', ...args, '--json')
    expect(refused.code).toBe(3)
    expect(JSON.parse(refused.words).code).toBe(code)
  })

  it('mfe create refuses a name whose route another remote has, and names that remote', async () => {
    mkdirSync(join(bare.tree, 'mf-shop/src'), { recursive: true })
    writeFileSync(join(bare.tree, 'mf-shop/src/remote.ts'), `routes: [{ path: '/m/loyalty' }]`)
    const refused = await run(mfe, 'create', 'loyalty')
    expect(refused.code).toBe(3)
    expect(refused.words).toContain('the route /m/loyalty, which belongs to mf-shop')
    expect(existsSync(join(bare.tree, 'mf-loyalty'))).toBe(false)
  })

  it('mfe create refuses to run outside of the workspace and writes nothing there', async () => {
    const script = `process.chdir('/'); process.argv.push('mfe', 'create', 'loyalty', '--json'); import('${bare.tree}/${mfe}')`
    const { words } = await run('--eval', script)
    expect(JSON.parse(words).code).toBe('create.outside')
    expect(existsSync('/mf-loyalty')).toBe(false)
  })
})
