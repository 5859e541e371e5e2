import { Link } from '@plaza/facade/router'
import { useShell } from '../../kernel/page/context'
import { agreementPath, helpPath, noticePath, servicePath } from '../../kernel/routes/paths'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useShellText, type ShellKey } from '../../kernel/language/texts'
import styles from './SiteFooter.module.css'

/** The footer's own links: responsible play first (RG-2). Links that lead nowhere at this merchant are left out. */
export function FooterLinks() {
  const t = useShellText()
  const isOpen = useOpenPaths()
  const { responsiblePath = helpPath } = useShell().page.settings
  const links: [ShellKey, string][] = [
    ['footer.responsiblePlay', responsiblePath],
    ['footer.help', helpPath],
    ['footer.notices', noticePath],
    ['footer.agreement', agreementPath],
    ['footer.service', servicePath],
  ]
  return (
    <ul className={styles.links} role="list">
      {links
        .filter(([, path]) => isOpen(path))
        .map(([label, path]) => (
          <li key={label}>
            <Link to={path}>{t(label)}</Link>
          </li>
        ))}
    </ul>
  )
}
