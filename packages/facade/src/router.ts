// The names of react-router-dom in use; listed, so that the shared copy can be tree-shaken.
export {
  BrowserRouter,
  Link,
  Navigate,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom'
