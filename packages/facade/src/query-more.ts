// The names of TanStack Query that only some screens need, in a separate file so that home does not load them.
export { useInfiniteQuery, useMutation, useQueries } from '@tanstack/react-query'
