/** Why a file is refused: wrong type, too large, empty, one too many, or already selected. */
export type UploadProblem = 'type' | 'size' | 'empty' | 'count' | 'twice'

export const uploadLimits = { files: 3, bytes: 5 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const

/** Whether two files are the same file, selected twice. */
const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** Why a file cannot be added to the selected ones, or null. */
export function fileProblem(
  file: File,
  chosen: readonly File[],
  mostFiles: number = uploadLimits.files,
): UploadProblem | null {
  if (!uploadLimits.types.some((type) => type === file.type)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > uploadLimits.bytes) return 'size'
  if (chosen.some((other) => isSame(other, file))) return 'twice'
  return chosen.length >= mostFiles ? 'count' : null
}

export interface RefusedFile {
  name: string
  problem: UploadProblem
}

/** The files that can be added to the selected ones, in order, and why the others cannot. */
export function takeFiles(
  files: readonly File[],
  chosen: readonly File[],
  mostFiles: number = uploadLimits.files,
): { chosen: File[]; refused: RefusedFile[] } {
  const taken = [...chosen]
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = fileProblem(file, taken, mostFiles)
    if (problem) refused.push({ name: file.name, problem })
    else taken.push(file)
  }
  return { chosen: taken, refused }
}
