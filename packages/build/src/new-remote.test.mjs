import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeBareTree } from '../testing/bare-tree.mjs'
import { runIn } from '../testing/run-in.mjs'

// Builds, which take as long as the machine has others to serve.
jest.setTimeout(300_000)

// The longest name that there may be: it makes every line in which it stands as long as it gets.
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

// REMOTE-2
describe('a remote as `mfe create` makes it', () => {
  it('is made, with what to do next', async () => {
    const { code, words } = await run(mfe, 'create', remote, '--no-install')
    expect(code).toBe(0)
    expect(words).toContain(`npm run build ${remote}`)
    expect(readFileSync(join(bare.tree, remote, 'src/remote.ts'), 'utf8')).toContain(`name: '${remote}'`)
    // As an installation links it: the template stands on the same.
    symlinkSync('../packages/build/templates/remote/node_modules', join(bare.tree, remote, modules))
  })

  it('has no word of the template left', async () => {
    const script = `import('node:fs').then(({ readdirSync, readFileSync }) => {
      for (const entry of readdirSync('${remote}', { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !entry.parentPath.includes('node_modules'))
          process.stdout.write(entry.name + readFileSync(entry.parentPath + '/' + entry.name, 'utf8'))
    })`
    expect((await run('--eval', script)).words).not.toMatch(/sample/i)
  })

  it('is laid out and linted as the house wants it', async () => {
    expect(await run(`${modules}/prettier/bin/prettier.cjs`, '--check', remote)).toMatchObject({ code: 0 })
    const lint = await run(`${modules}/eslint/bin/eslint.js`, remote, '--max-warnings', '0')
    expect(lint).toEqual({ code: 0, words: '' })
  })

  it('imports only what a remote may', async () => {
    const { code, words } = await run('packages/build/bin/layers.mjs', remote)
    expect({ code, words }).toMatchObject({ code: 0 })
    expect(words).toMatch(/^[1-9]\d* imports, 0 problems/)
  })

  it('has no error of types', async () => {
    const config = { extends: './tsconfig.base.json', include: [remote] }
    writeFileSync(join(bare.tree, 'tsconfig.new.json'), JSON.stringify(config))
    const { words } = await run(`${modules}/typescript/bin/tsc`, '-p', 'tsconfig.new.json', '--listFiles')
    expect(words).toContain(`${remote}/src/remote.ts`)
    expect(words.split('\n').filter((line) => /^mf-.* error /.test(line))).toEqual([])
  })

  it('passes its own tests, which the tree’s jest finds', async () => {
    const { code, words } = await run(`${modules}/jest/bin/jest.js`, remote)
    expect({ code, words }).toMatchObject({ code: 0 })
    expect(words).toMatch(/Tests: +9 passed, 9 total/)
  })

  it('is built, published and promoted', async () => {
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

  it('is not installed in CI before the lockfile knows it, and that is said', async () => {
    const script = `import('./packages/build/src/prepare.mjs').then((p) => p.installDependencies(process.cwd()))`
    const { code, words } = await runIn(bare.tree, ['--eval', script], { CI: 'true' })
    expect(code).toBe(1)
    expect(words).toBe(
      `${remote} is not in pnpm-lock.yaml yet. Run \`npm start\` outside of CI, and commit pnpm-lock.yaml.\n`,
    )
  })
})

describe('mfe create refuses', () => {
  const refusals = [
    ['a name that is none', ['Loyalty'], 'create.name'],
    ['a way out of the tree', ['../../loyalty'], 'create.name'],
    ['a name with two hyphens', ['vip--club'], 'create.name'],
    ['a name that is too long', ['a'.repeat(32)], 'create.name'],
    ['the template’s own name', ['mf-sample'], 'create.name'],
    ['a folder that is there', [remote], 'create.taken'],
  ]
  it.each(refusals)('%s', async (_what, args, code) => {
    const refused = await run(mfe, 'create', ...args, '--json')
    expect(refused.code).toBe(3)
    expect(JSON.parse(refused.words).code).toBe(code)
  })

  it('a name whose route another remote has, and says whose it is', async () => {
    mkdirSync(join(bare.tree, 'mf-shop/src'), { recursive: true })
    writeFileSync(join(bare.tree, 'mf-shop/src/remote.ts'), `routes: [{ path: '/m/loyalty' }]`)
    const refused = await run(mfe, 'create', 'loyalty')
    expect(refused.code).toBe(3)
    expect(refused.words).toContain("the route /m/loyalty, which is mf-shop's")
    expect(existsSync(join(bare.tree, 'mf-loyalty'))).toBe(false)
  })

  it('outside of the tree, where it makes nothing', async () => {
    const script = `process.chdir('/'); process.argv.push('mfe', 'create', 'loyalty', '--json'); import('${bare.tree}/${mfe}')`
    const { words } = await run('--eval', script)
    expect(JSON.parse(words).code).toBe('create.outside')
    expect(existsSync('/mf-loyalty')).toBe(false)
  })
})
