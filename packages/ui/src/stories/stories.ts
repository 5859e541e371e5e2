import type { ComponentType } from 'react'

/** The metadata of a stories file: its default export, as in Component Story Format. */
export interface StoriesMeta {
  /** Name of the kit. */
  title: string
  /** Shows each story on its own page, because it is an overlay or as long as a page. */
  isAlone?: boolean
}

export interface Story {
  /** `kit/story-name`, its address. */
  id: string
  isAlone: boolean
  Draw: ComponentType
}

type StoriesModule = { default: StoriesMeta } & Record<string, ComponentType | StoriesMeta>

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])([A-Z])/g, '-$1').toLowerCase()

/** The stories of a module: every named export is a component that renders one. */
export const storiesOf = ({ default: meta, ...named }: StoriesModule): Story[] =>
  Object.entries(named).map(([name, Draw]) => ({
    id: `${meta.title}/${kebab(name)}`,
    isAlone: meta.isAlone ?? false,
    Draw: Draw as ComponentType,
  }))

/** Every story of the package, found by file name. */
export function allStories(): Story[] {
  const files = import.meta.webpackContext('../', { recursive: true, regExp: /\.stories\.tsx$/ })
  return files.keys().flatMap((file) => storiesOf(files(file) as StoriesModule))
}
