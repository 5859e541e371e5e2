import type { FirstView } from '@plaza/contract/page'
import Mustache from 'mustache'
import { escapeHtml } from '../markup/escape'

/** Parsed templates that are kept; a template that is used again after that is parsed again. */
const parsedAtMost = 64
const parsed = new Map<string, unknown>()
Mustache.templateCache = {
  get: (key) => parsed.get(key) as ReturnType<NonNullable<typeof Mustache.templateCache>['get']>,
  set: (key, value) => {
    if (parsed.size >= parsedAtMost) parsed.clear()
    parsed.set(key, value)
  },
  clear: () => parsed.clear(),
}

/**
 * A template with its values, each escaped. `slots` gives the templates of its places by name; `ui` the class names of
 * the kit.
 */
export const fillTemplate = (
  template: string,
  view: FirstView & { ui: Readonly<Record<string, string>> },
  slots: (name: string) => string | undefined,
): string => Mustache.render(template, view, slots, { escape: (value) => escapeHtml(String(value)) })
