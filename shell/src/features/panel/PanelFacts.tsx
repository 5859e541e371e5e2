import styles from './Panel.module.css'

interface Props {
  title: string
  /** Names and values, which are not translated. */
  facts: [name: string, value: string][]
}

/** A section of the panel with names and values. */
export function PanelFacts({ title, facts }: Props) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>
              <bdi translate="no">{name}</bdi>
            </dt>
            <dd dir="ltr">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
