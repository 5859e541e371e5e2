import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files of a tree that differ from where it left `base`, committed or not, new ones included; paths from the root.
 * @throws when there is no such base
 */
export function changedFiles(root, base) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  const [fork] = git('merge-base', base, 'HEAD')
  const files = [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter((file) => existsSync(join(root, file))).sort()
}
