import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const isDecision = (file) => /^\d{4}-[a-z0-9-]+\.md$/.test(file)

/**
 * The decisions below a folder in the order of their numbers, each with its title and its status.
 * @throws Error when one does not begin with `# NNNN · Title` and `Status: accepted` (or `changed by NNNN`, `replaced by NNNN`), its
 * number is not that of its file or another's too, or its status names a decision that is not there.
 */
export function readDecisions(folder) {
  const decisions = readdirSync(folder)
    .filter(isDecision)
    .sort()
    .map((file) => {
      const [head = '', , state = ''] = readFileSync(join(folder, file), 'utf8').split('\n')
      const title = /^# (\d{4}) · (.+)$/.exec(head)
      const status = /^Status: (accepted|(?:changed|replaced) by (\d{4}))$/.exec(state)
      if (!title || title[1] !== file.slice(0, 4))
        throw new Error(`${file} does not begin with “# ${file.slice(0, 4)} · Title”`)
      if (!status)
        throw new Error(`${file} has no line “Status: accepted”, or “changed by” or “replaced by” another`)
      return { file, number: title[1], title: title[2], status: status[1], by: status[2] }
    })
  const byNumber = new Map()
  for (const decision of decisions) {
    if (byNumber.has(decision.number)) throw new Error(`two decisions have the number ${decision.number}`)
    byNumber.set(decision.number, decision)
  }
  for (const { file, by } of decisions)
    if (by !== undefined && !byNumber.has(by))
      throw new Error(`${file} names a decision ${by} that is not there`)
  return decisions
}

/** The index of decisions as a page: what `docs/decisions/README.md` has to be. */
export const indexOfDecisions = (decisions) => `# Decisions

What was hard to decide, and why it is as it is. Half a page each, numbered as they were written. A decision that no longer holds
says which one replaced it. What was decided about speed is in [performance.md](../performance.md), by topic; a number that
is missing went there, or was never used. Written by \`node packages/build/bin/decisions.mjs\`.

${decisions
  .map(
    ({ file, number, title, status }) =>
      `- [${number}](${file}) ${title}${status === 'accepted' ? '' : ` (${status})`}`,
  )
  .join('\n')}
`
