/** Milliseconds an answer may take when a stored one exists: a weak signal counts as no network. */
export const timeoutMs = 4_000

/**
 * The stored answer when the network gives none in time; a late one is still stored for next time. Throws what fetch
 * threw when nothing is stored.
 */
export async function askNetworkFirst(parts: {
  ask: () => Promise<Response>
  find: () => Promise<Response | undefined>
  take: (response: Response) => Promise<void>
  continueRun: (work: Promise<unknown>) => void
  wait?: (ms: number) => Promise<void>
}): Promise<Response> {
  const { ask, find, take, continueRun, wait = pause } = parts
  const fetching = ask().then((response) => {
    // The page gets the answer at once; the copy is kept meanwhile.
    continueRun(take(response.clone()).catch(() => {}))
    return response
  })
  continueRun(fetching.catch(() => {}))
  const late = wait(timeoutMs).then(() => 'late' as const)
  const first = await Promise.race([fetching.catch(() => 'lost' as const), late])
  if (first instanceof Response && first.status < 500) return first
  const kept = await find()
  return kept ?? fetching
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
