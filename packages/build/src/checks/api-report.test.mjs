import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../workspace/workspaces.mjs'

const reporter = join(root, 'packages/build/src/checks/api-report.mjs')
// Its own process: the compiler is loaded as an ES module, which these tests are not.
const script = `const { apiReports } = await import(${JSON.stringify(reporter)})
  console.log(JSON.stringify(apiReports(['events'])))`
const args = ['--input-type=module', '--eval', script]

it('the API report of a package lists the types of its exports, without its testing entry and comments', () => {
  const { events } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  expect(events).toMatch(/^── @plaza\/events\n/)
  expect(events).toContain('function createEvents(options: EventsOptions): HostEvents')
  expect(events).toMatch(/export interface Events \{\n {4}on: Bus\['on'\];/)
  expect(events).not.toMatch(/testing|\/\*\*|\/\/ /)
})

it('the API report writes a union in alphabetical order, because the compiler’s order depends on unrelated code', () => {
  const sorted = `const { withSortedUnions } = await import(${JSON.stringify(reporter)})
    process.stdout.write(withSortedUnions('(key: "next" | "back" | "count.more") => "b" | "a"'))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', sorted], {
    encoding: 'utf8',
  })
  expect(printed).toBe('(key: "back" | "count.more" | "next") => "a" | "b"')
})
