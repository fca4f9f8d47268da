import { useEffect, useState } from 'react'
import { callApi } from '#web/plumbing/api-client.ts'

type FetchOptions = { fetch?: typeof fetch; signal?: AbortSignal }

/** The typed ZIP code if it does not exist; null for any other text, and without an answer. */
export async function fetchWithoutZip(typed: string, asking: FetchOptions = {}): Promise<string | null> {
  const zip = typed.trim()
  if (!/^\d{5}$/.test(zip)) return null
  const meant = await callApi('GET /api/residences/meant', { query: { near: zip } }, asking).catch(() => null)
  return meant?.why === 'zip' ? zip : null
}

export function useNoZip(typed: string, first: string | null): string | null {
  const [noZip, setNoZip] = useState(first)
  useEffect(() => {
    if (typed.trim() === first) return
    const leaving = new AbortController()
    void fetchWithoutZip(typed, { signal: leaving.signal }).then((zip) => leaving.signal.aborted || setNoZip(zip))
    return () => leaving.abort()
  }, [typed, first])
  return noZip
}
