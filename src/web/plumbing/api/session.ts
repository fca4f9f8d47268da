import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'failed'; message: string }
  | { status: 'signed-in'; user: SignedInUser }

export const KnownUser = createContext<SignedInUser | null | undefined>(undefined)

// One object: React would draw everything again where the page it hydrates seems to have another one.
const loading: Session = { status: 'loading' }

// Asked once per visit (docs/specification.md, section 7), so the answer outlives every page change: a module holds it.
let session: Session = loading
let isAsked = false
const listeners = new Set<() => void>()

async function askOnce(): Promise<void> {
  isAsked = true
  session = await askServer()
  for (const listener of listeners) listener()
}

async function askServer(): Promise<Session> {
  try {
    const user = await callApi('GET /api/auth/user', {}, { on401: 'null' })
    return user ? { status: 'signed-in', user } : { status: 'signed-out' }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 'no answer'
    return { status: 'failed', message: `Authentication check failed: ${status}` }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session {
  const known = useContext(KnownUser)
  const found = useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  )
  useEffect(() => {
    if (known === undefined && !isAsked) void askOnce()
  }, [known])
  if (known === undefined) return found
  return known ? { status: 'signed-in', user: known } : signedOut
}

const signedOut: Session = { status: 'signed-out' }
