type Asker = () => Promise<boolean>

let asker: Asker | null = null

const listeners = new Set<(isAsked: boolean) => void>()

/** Hears when the question begins to wait for its answer, and when it no longer does. */
export function hearProof(listen: (isAsked: boolean) => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

function tell(isAsked: boolean): void {
  for (const listen of listeners) listen(isAsked)
}

async function askNow(ask: Asker): Promise<boolean> {
  tell(true)
  return ask().finally(() => tell(false))
}

export function askForProofWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/**
 * Where the server wants the person to confirm who they are, asks them and sends once more. Closing the dialog
 * returns the first answer.
 */
export async function withProof(send: () => Promise<Response>): Promise<Response> {
  const answer = await send()
  if (answer.status !== 403 || asker === null) return answer
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const isAsked = typeof body === 'object' && body !== null && 'code' in body && body.code === 'prove_again'
  return isAsked && (await askNow(asker)) ? send() : answer
}
