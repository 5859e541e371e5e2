// The names of react-router-dom that the house uses, so that the shared copy still tree-shakes.
export {
  BrowserRouter,
  Link,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  useRoutes,
  useSearchParams,
  type RouteObject,
} from 'react-router-dom'
