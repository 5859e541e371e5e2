import type { ComponentType } from 'react'
import type { LazyNamespace } from '../../kernel/language/lazy-catalogue'
import type { Shell } from '../../kernel/page/shell'
import type { Lazy } from '../../kernel/loading/lazy'

const screens = new WeakMap<Lazy, ComponentType>()

/** A screen that has been loaded with its texts, so that it can be drawn at once. */
export const loadedScreen = (load: Lazy): ComponentType | undefined => screens.get(load)

/** Loads a screen of the shell and its texts. */
export async function loadScreen(
  load: Lazy,
  texts: LazyNamespace | undefined,
  { loadNamespace }: Pick<Shell, 'loadNamespace'>,
): Promise<ComponentType> {
  const [Screen] = await Promise.all([load(), texts && loadNamespace(texts)])
  screens.set(load, Screen)
  return Screen
}
