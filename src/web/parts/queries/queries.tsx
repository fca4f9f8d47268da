import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '#web/plumbing/query-client.ts'

// One for the whole visit, so that going back to a page asks nothing again; on the server each rendering has its own.
let ofThisVisit: QueryClient | undefined

function clientHere(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient()
  ofThisVisit ??= createQueryClient()
  return ofThisVisit
}

/** Around a page that queries. Not around all pages: those with fixed content need not carry the query library. */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(clientHere)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
