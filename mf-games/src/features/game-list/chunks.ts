/** Tiles in a chunk of the list: whole rows of three, four and six. */
export const chunkSize = 24

/** A list cut into chunks of `size`; the last one has the rest. */
export function chunksOf<T>(items: readonly T[], size = chunkSize): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
