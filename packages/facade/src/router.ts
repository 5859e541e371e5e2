// The names of react-router-dom in use; listed, so that the shared copy can be tree-shaken.
export {
  Link,
  Navigate,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
  useSearchParams,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom'
