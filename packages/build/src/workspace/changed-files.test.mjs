import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles } from './changed-files.mjs'

const tree = mkdtempSync(join(tmpdir(), 'plaza-changed-'))
afterAll(() => rmSync(tree, { recursive: true }))
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd: tree })
const write = (file, text) => writeFileSync(join(tree, file), text)

it('the changed files are those committed, changed or added on the branch, without deleted ones and changes of main', () => {
  git('init', '--quiet', '--initial-branch', 'main')
  for (const file of ['same', 'committed', 'changed', 'gone']) write(file, 'before')
  git('add', '.')
  git('commit', '--quiet', '-m', 'main')
  git('checkout', '--quiet', '-b', 'branch')
  write('committed', 'after')
  git('commit', '--quiet', '-a', '-m', 'branch')
  git('checkout', '--quiet', 'main')
  write('same', 'after')
  git('commit', '--quiet', '-a', '-m', 'main goes on')
  git('checkout', '--quiet', 'branch')
  write('changed', 'after')
  write('new', 'after')
  rmSync(join(tree, 'gone'))
  expect(changedFiles(tree, 'main')).toEqual(['changed', 'committed', 'new'])
})
