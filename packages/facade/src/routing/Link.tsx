import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { NavigationContext, useRouter } from './context'
import { addressOf } from './history'
import { useLocation, useNavigate, type NavigateOptions } from './hooks'
import { isOutside, resolve, type To } from './resolve'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, NavigateOptions {
  to: To
  ref?: Ref<HTMLAnchorElement>
}

/** A click that the browser would follow in the same tab. */
const isPlain = (event: MouseEvent, target: string | undefined): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)

/** A link that the router follows; one that leads to the present address replaces it, as browsers do. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const history = useRouter(NavigationContext)
  const navigate = useNavigate()
  const href = isOutside(to) ? to : addressOf(resolve(to, pathname))
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || isOutside(to) || !isPlain(event, target)) return
        event.preventDefault()
        navigate(href, { replace: replace ?? addressOf(history.location) === href, state })
      }}
    />
  )
}
