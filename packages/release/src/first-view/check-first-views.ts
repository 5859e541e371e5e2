import type { Release } from '@plaza/contract/federation'
import { documentPartsSchema, firstViewFileSchema } from '@plaza/contract/page'
import type { FirstViewFile } from '@plaza/contract/page'
import { ReleaseError } from '../kernel/release-error'
import { templateProblem } from './template-problem'

type Templates = Record<string, Record<string, string>>

/** What a release declares as first views, from the text of its file. @throws when it is not such a file */
export const readFirstViews = (text: string): FirstViewFile => firstViewFileSchema.parse(JSON.parse(text))

/**
 * Checks the templates that a release declares, a remote for its slots or the shell for its pages (EDGE-7).
 * @throws ReleaseError naming the template and what it may not have.
 */
export function checkFirstViews(release: Release, files: ReadonlyMap<string, Buffer>): void {
  const id = `${release.remote} ${release.release}`
  const templates = templatesOf(release, files, id)
  for (const [name, views] of Object.entries(templates))
    for (const [part, template] of Object.entries(views)) {
      const problem = templateProblem(template, { isShell: release.remote === 'shell' })
      if (problem !== undefined)
        throw new ReleaseError('release.invalid', `${id}: its first view of ${name} (${part}): ${problem}.`)
    }
}

function templatesOf(release: Release, files: ReadonlyMap<string, Buffer>, id: string): Templates {
  const file = release.remote === 'shell' ? release.document : release.firstView
  const content = file === undefined ? undefined : files.get(file)?.toString('utf8')
  if (content === undefined) return {}
  const about = `${id}: ${file ?? ''}`
  if (release.remote === 'shell')
    return parsed(about, () => documentPartsSchema.parse(JSON.parse(content))).views ?? {}
  const { slots } = parsed(about, () => readFirstViews(content))
  const filled = new Set(release.contributions.slots.map(({ slot }) => slot))
  const foreign = Object.keys(slots).find((slot) => !filled.has(slot))
  if (foreign !== undefined)
    throw new ReleaseError(
      'release.invalid',
      `${id} declares a first view of ${foreign}, which it does not fill.`,
    )
  return slots
}

function parsed<T>(about: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new ReleaseError('release.invalid', `${about} cannot be read: ${String(error)}.`)
  }
}
