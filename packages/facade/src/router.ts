// The history of the page, its location and its links. The names are those that remotes have always had from here.
export { Link } from './routing/Link'
export { Navigate } from './routing/Navigate'
export {
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type NavigateFunction,
} from './routing/hooks'
// For the host alone: the router that it renders around the pages
export { createBrowserHistory } from './routing/history'
export { LocationContext, NavigationContext } from './routing/context'
