import { useShellText } from '../../kernel/language/texts'

/** A link to another site, in a new window without access to this one. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  const t = useShellText()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('footer.newWindow', { name: children })}
    >
      {children}
    </a>
  )
}
