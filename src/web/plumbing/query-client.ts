import { QueryClient } from '@tanstack/react-query'
import { apiGet } from '#web/plumbing/api-client.ts'

/**
 * The one query client of the site, with the request behaviour of spec section 7: a query is a GET to the first
 * element of its key, nothing is retried, polled or refetched on focus, and data never goes stale by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => apiGet(String(queryKey[0]), { signal }),
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  })
}
