/** Milliseconds an answer may take while there is a kept one: bars without a network are no network. */
export const patience = 4_000

/**
 * The network's answer; the kept one where none comes, or none in time. What comes late is still taken, so that the next
 * one is newer. Throws what fetch threw where nothing is kept.
 */
export async function networkFirst(parts: {
  ask: () => Promise<Response>
  find: () => Promise<Response | undefined>
  take: (response: Response) => Promise<void>
  /** Work that goes on after the answer. */
  goOn: (work: Promise<unknown>) => void
  wait?: (ms: number) => Promise<void>
}): Promise<Response> {
  const { ask, find, take, goOn, wait = pause } = parts
  const asked = ask().then((response) => {
    // The page gets the answer at once; the copy is kept meanwhile.
    goOn(take(response.clone()).catch(() => {}))
    return response
  })
  goOn(asked.catch(() => {}))
  const late = wait(patience).then(() => 'late' as const)
  const first = await Promise.race([asked.catch(() => 'lost' as const), late])
  if (first instanceof Response && first.status < 500) return first
  const kept = await find()
  return kept ?? asked
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
