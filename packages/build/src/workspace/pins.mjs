/**
 * The versions that `pnpm-workspace.yaml` holds below their next minor or patch, by package: exact ones and those with `~`,
 * of the catalogue and of the overrides.
 */
export function pinnedExactly(text) {
  const lines = text
    .split(/^(?:catalog|overrides):$/mu)
    .slice(1)
    .join('\n')
  const pins = [...lines.matchAll(/^ {2}'?([^':\s]+)'?: (~?\d\S*)$/gmu)]
  return Object.fromEntries(pins.map(([, name, version]) => [name, version]))
}

/** The packages that the table of decision 0002 holds back, with their versions. */
export const heldBack = (text) =>
  Object.fromEntries(
    [...text.matchAll(/^\| (\S+) +\| (~?\d\S*) +\| \S.*\|$/gmu)].map(([, name, version]) => [name, version]),
  )
