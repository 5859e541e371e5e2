// The names of TanStack Query that every screen needs, so that the shared copy still tree-shakes.
export { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
