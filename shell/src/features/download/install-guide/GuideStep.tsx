import styles from './InstallGuide.module.css'

/** Drawn as Safari shows them: the share button, the entry "Add to Home Screen", the site on the home screen. */
const drawings = {
  share: 'M12 3v11M8.5 6.5 12 3l3.5 3.5M8 10H6v11h12V10h-2',
  add: 'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM12 8v8M8 12h8',
  done: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zM8 12.5l3 3 5.5-6.5',
}

/** One step of the guide, with a picture of what to look for. */
export function GuideStep({ drawing, text }: { drawing: keyof typeof drawings; text: string }) {
  return (
    <li className={styles.step}>
      <span className={styles.drawing}>
        <svg viewBox="0 0 24 24" width={28} height={28} aria-hidden>
          <path d={drawings[drawing]} />
        </svg>
      </span>
      <span>{text}</span>
    </li>
  )
}
