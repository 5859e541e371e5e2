// Replaces how the federation run-time asks whether a version satisfies a range: it asks for every module of every
// container, and there are as few versions as packages.
import { satisfy as compare } from 'federation-semver'

const answers = new Map()

export function satisfy(version, range) {
  const key = `${version} ${range}`
  let answer = answers.get(key)
  if (answer === undefined) answers.set(key, (answer = compare(version, range)))
  return answer
}
