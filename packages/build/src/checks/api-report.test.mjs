import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../workspace/workspaces.mjs'

const reporter = join(root, 'packages/build/src/checks/api-report.mjs')
// Its own process: the compiler is loaded as an ES module, which these tests are not.
const script = `const { apiReports } = await import(${JSON.stringify(reporter)})
  console.log(JSON.stringify(apiReports(['events', 'contract', 'ui'])))`
const args = ['--input-type=module', '--eval', script]

const reports = JSON.parse(
  execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 50 * 1024 * 1024 }),
)

it('the API report of a package lists the types of its exports, without its testing entry and comments', () => {
  const { events } = reports
  expect(events).toMatch(/^── @plaza\/events\n/)
  expect(events).toContain('function createEvents(options: EventsOptions): HostEvents')
  expect(events).toMatch(/export interface Events \{\n {4}on: Bus\['on'\];/)
  expect(events).not.toMatch(/testing|\/\*\*|\/\/ /)
})

it('a schema is reported as what it lets through, a call as what it asks and answers', () => {
  expect(reports.contract).toContain('const languageSchema: schema of ')
  expect(reports.contract).toMatch(/const inviteCall: call \{\n {4}answer: \{\n {8}code: string;/)
})

it('no entry of a report is shortened to a hash', () => {
  expect(Object.values(reports).join('\n')).not.toMatch(/… \d+ characters/)
})

it('the members of a union are in alphabetical order, null and undefined last', () => {
  expect(reports.contract).toContain('const directionSchema: schema of "ltr" | "rtl"')
  expect(reports.contract).toMatch(/ {4}type: "firebase" \| "sms" \| "username";/)
  expect(reports.contract).toContain('(value: string | null | undefined)')
})

it('a component is reported with the type of its properties by its name', () => {
  expect(reports.ui).toMatch(/function Amount\(props: AmountProps\)/)
})
