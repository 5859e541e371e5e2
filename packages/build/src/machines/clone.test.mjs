import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runIn } from './clone.mjs'
import { fontConfig } from './fonts.mjs'

let folder
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-clone-'))
})
afterEach(() => rm(folder, { recursive: true }))

const script = async (text) => {
  await writeFile(join(folder, 'script.mjs'), text)
  return [process.execPath, 'script.mjs']
}

// START-5
it('a command of a clone runs in its folder, and what it printed on both streams is returned', async () => {
  const command = await script('console.log(process.env.WORD); console.error("second")')
  const said = await runIn(folder, command, { ...process.env, WORD: 'first' })
  expect(said.split('\n').sort()).toEqual(['', 'first', 'second'])
})

// START-5
it('the error for a command of a clone that fails has its last words', async () => {
  const command = await script('console.log("these words"); process.exitCode = 3')
  await expect(runIn(folder, command)).rejects.toThrow(/script[.]mjs\nthese words/)
})

// START-5
it('the error for a command of a clone that does not exist has its name', async () => {
  await expect(runIn(folder, [join(folder, 'no-such-program')])).rejects.toThrow('no-such-program')
})

// START-5
it('a machine with one font has no folder of fonts but its own', () => {
  expect(fontConfig('/fonts/one').match(/<(?:dir|include)>.*/g)).toEqual(['<dir>/fonts/one/files</dir>'])
})
