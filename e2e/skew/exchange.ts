import type { Page } from '@playwright/test'
import type { Release } from '@plaza/contract/federation'
import { isLast, samplesOf, type Facts } from './samples'

/** Emits samples of an event on the host's bus. Returns descriptions of errors of the bus itself. */
async function emitOne(page: Page, shell: string, name: string, isOwn: boolean): Promise<string | undefined> {
  const facts = (await page.evaluate(() => window.skewProbe.facts())) as unknown as Facts
  for (const payload of samplesOf(name, facts)) {
    const { isHeard, thrown } = await page.evaluate(
      ([event, value, own]) => window.skewProbe.say(event, value, own),
      [name, payload, isOwn] as const,
    )
    if (thrown !== undefined && !thrown.includes('payload does not fit'))
      return `shell ${shell} does not know the event ${name} (${thrown})`
    if (thrown === undefined && !isHeard) return `shell ${shell} does not hand on ${name} to who hears it`
  }
  return undefined
}

/**
 * Emits events of a release on the host's bus: those that it listens to while a piece of it is drawn, and those that it
 * emits, to see that the shell takes them. What covers the page comes last. Returns what went wrong with the bus, in words.
 */
export async function emitAll(
  page: Page,
  { contributions }: Release,
  names: readonly string[],
  shell: string,
): Promise<string[]> {
  const own = new Set(contributions.events?.map(({ name }) => name))
  const failures: string[] = []
  for (const name of [...names].sort((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    const failure = await emitOne(page, shell, name, own.has(name))
    if (failure !== undefined) failures.push(failure)
  }
  return failures
}

/** Compares the events that a release's code emits and listens to with its contract. */
export interface Traffic {
  emitted: Set<string>
  subscribed: Set<string>
}

/**
 * Differences between a release's contract and its code, in words: an event that no line of it emits, one that it
 * emitted without declaring it, one that it subscribed to without declaring it.
 */
export function compareTraffic(
  { contract }: Release,
  scripts: ReadonlyMap<string, string>,
  { emitted, subscribed }: Traffic,
): string[] {
  const code = [...scripts.values()].map(withoutDeclaration)
  const isNamed = (name: string) => code.some((text) => occursIn(text, name))
  return [
    ...contract.says
      .filter((name) => !emitted.has(name) && !isNamed(name))
      .map((name) => `its contract lists ${name} as emitted, but none of its code emits it`),
    ...[...emitted]
      .filter((name) => !contract.says.includes(name))
      .map((name) => `it emits ${name}, which its contract does not list`),
    ...[...subscribed]
      .filter((name) => !contract.hears.includes(name))
      .map((name) => `it subscribes to ${name}, which its contract does not list`),
  ]
}

/** Whether a script has an event's name as a value; as a key it is of the table of schemas, which names them all. */
function occursIn(code: string, name: string): boolean {
  for (const quoted of [`"${name}"`, `'${name}'`, `\`${name}\``])
    for (let at = code.indexOf(quoted); at >= 0; at = code.indexOf(quoted, at + 1)) {
      const before = code.slice(Math.max(0, at - 8), at)
      const isKey =
        /[{,]\s*$/.test(before) && /^\s*:/.test(code.slice(at + quoted.length, at + quoted.length + 8))
      if (!isKey) return true
    }
  return false
}

/** A script without the lists of its own contract, which name every event. */
const withoutDeclaration = (code: string): string => code.replace(/\b(?:says|hears):\s*\[[^\]]*\]/g, '')
