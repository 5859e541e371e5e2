/** Why a file is refused: another kind of file, too large, empty, one too many, or there already. */
export type UploadProblem = 'type' | 'size' | 'empty' | 'count' | 'twice'

export const uploadLimits = { files: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const

/** Whether two files are the same one, chosen twice. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Why a file may not join those that were chosen before, or null. */
export function fileProblem(file: File, chosen: readonly File[]): UploadProblem | null {
  if (!uploadLimits.types.some((type) => type === file.type)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > uploadLimits.bytes) return 'size'
  if (chosen.some((other) => isSame(other, file))) return 'twice'
  return chosen.length >= uploadLimits.files ? 'count' : null
}

export interface RefusedFile {
  name: string
  problem: UploadProblem
}

/** Those of some files that may join the chosen ones, in their order, and why the others may not. */
export function takeFiles(
  files: readonly File[],
  chosen: readonly File[],
): { chosen: File[]; refused: RefusedFile[] } {
  const taken = [...chosen]
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = fileProblem(file, taken)
    if (problem) refused.push({ name: file.name, problem })
    else taken.push(file)
  }
  return { chosen: taken, refused }
}
