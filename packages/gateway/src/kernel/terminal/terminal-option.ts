/** An option of a command, as `--until <time>`. */
export interface TerminalOption {
  flags: string
  about: string
  default?: string
  choices?: readonly string[]
  isRequired?: boolean
}

/** What the options of a command that changes something always have. */
export interface ActorOptions {
  by?: string
  why?: string
}
