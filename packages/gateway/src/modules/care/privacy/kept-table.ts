/** Rows of one table about a member, under their name in the file. */
export interface KeptTable {
  name: string
  table: string
  /** Whose row it is; `member_id` unless given. */ by?: string
  columns: readonly string[]
  /** Sorts by this column, the newest first. */
  newest?: string
}

/** Columns by their names in one text. */
export const words = (text: string): readonly string[] => text.split(' ')
