import type { Story } from './stories'
import css from './StoriesPage.module.css'

/** Stories one below the other; a story that needs its own page is shown as a link. */
export function StoriesPage({ stories }: { stories: readonly Story[] }) {
  return (
    <main className={css.stories}>
      <h1 className={css.title}>Kits</h1>
      {stories.map(({ id, isAlone, Draw }) => (
        <section
          key={id}
          aria-label={id}
          data-story={id}
          data-alone={isAlone || undefined}
          className={css.story}
        >
          <h2 className={css.name}>
            <a href={`?story=${id}`}>{id}</a>
          </h2>
          {(!isAlone || stories.length === 1) && (
            <div className={css.frame}>
              <Draw />
            </div>
          )}
        </section>
      ))}
    </main>
  )
}
