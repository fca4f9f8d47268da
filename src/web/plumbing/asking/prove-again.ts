/** Whoever draws the dialog that asks; gives whether the person has proved that it is them. */
type Asker = () => Promise<boolean>

let asker: Asker | null = null

/** The frame of the page draws the dialog. Gives what ends that. */
export function askForProofWith(ask: Asker): () => void {
  asker = ask
  return () => {
    if (asker === ask) asker = null
  }
}

/**
 * Sends what `send` sends. Where the server wants to be sure first that it is still the same person, they are asked, and
 * it is sent once more: nothing typed is lost. Whoever closes the dialog gets the answer as it came.
 */
export async function withProof(send: () => Promise<Response>): Promise<Response> {
  const answer = await send()
  if (answer.status !== 403 || asker === null) return answer
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const isAsked = typeof said === 'object' && said !== null && 'code' in said && said.code === 'prove_again'
  return isAsked && (await asker()) ? send() : answer
}
