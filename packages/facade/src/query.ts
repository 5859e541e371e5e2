// The names of TanStack Query that every screen needs; listed, so that the shared copy can be tree-shaken.
export { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
