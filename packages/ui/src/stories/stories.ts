import type { ComponentType } from 'react'

/** What a file of stories says of itself: its default export, as in Component Story Format. */
export interface StoriesMeta {
  /** Name of the kit. */
  title: string
  /** The stories lie over the page, so each is shown on a page of its own. */
  isOverlay?: boolean
}

export interface Story {
  /** `kit/story-name`, its address. */
  id: string
  isOverlay: boolean
  Draw: ComponentType
}

type StoriesModule = { default: StoriesMeta } & Record<string, ComponentType | StoriesMeta>

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, '-$1').toLowerCase()

/** The stories of a module: every named export is a component that draws one. */
export const storiesOf = ({ default: meta, ...named }: StoriesModule): Story[] =>
  Object.entries(named).map(([name, Draw]) => ({
    id: `${meta.title}/${kebab(name)}`,
    isOverlay: meta.isOverlay ?? false,
    Draw: Draw as ComponentType,
  }))

/** Every story of the package, found by its file's name. */
export function allStories(): Story[] {
  const files = import.meta.webpackContext('../', { recursive: true, regExp: /\.stories\.tsx$/ })
  return files.keys().flatMap((file) => storiesOf(files(file) as StoriesModule))
}
