import type { Story } from './stories'
import css from './StoriesPage.module.css'

/** Stories one below the other; those that lie over the page are links to pages of their own. */
export function StoriesPage({ stories }: { stories: readonly Story[] }) {
  return (
    <main className={css.stories}>
      <h1 className={css.title}>Kits</h1>
      {stories.map(({ id, isOverlay, Draw }) => (
        <section
          key={id}
          aria-label={id}
          data-story={id}
          data-overlay={isOverlay || undefined}
          className={css.story}
        >
          <h2 className={css.name}>
            <a href={`?story=${id}`}>{id}</a>
          </h2>
          {(!isOverlay || stories.length === 1) && (
            <div className={css.frame}>
              <Draw />
            </div>
          )}
        </section>
      ))}
    </main>
  )
}
