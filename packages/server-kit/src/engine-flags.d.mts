/**
 * Those of `flags` (`--name` or `--name=value`) that the engine of `node`, the path of a Node program (by default the one
 * that runs this), takes, in their order; none where it cannot be asked. Flags of V8 come and go with its versions, and
 * Node refuses to start with one that it does not have. START-5
 */
export function knownFlags(flags: string[], node?: string): Promise<string[]>
/** Flags with which V8 optimises later than by default, of all versions of Node; see the source. */
export const lateOptimisation: string[]
