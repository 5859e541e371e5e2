import css from './ReleaseId.module.css'

/** A release's id in equal widths: its version, and quieter the hash of its content. */
export function ReleaseId({ id }: { id: string }) {
  const cut = id.lastIndexOf('-')
  return (
    <code className={css.id} dir="ltr">
      <span>{id.slice(0, cut)}</span>
      <span className={css.hash}>{id.slice(cut)}</span>
    </code>
  )
}
