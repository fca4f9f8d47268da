import crypto, { type ScryptOptions } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Answered = (error: Error | null, key: Buffer) => void

const { scrypt } = crypto
const asked = { N: 16_384, r: 16 }

/**
 * A password costs a tenth of a second of the processor and 32 MB each time it is hashed, on purpose. The server's tests
 * hash hundreds, so here each is hashed with a small cost. This changes the process of a test and nothing in the product,
 * which has no setting for it; journeys and attacks hash as it does. Less than the product's cost is refused.
 */
function hashQuickly(password: string, salt: string, length: number, options: ScryptOptions, answer: Answered): void {
  const { N = 0, r = 0 } = options
  if (N < asked.N || r < asked.r) throw new Error(`A password was to be hashed with too little work: N ${N}, r ${r}.`)
  scrypt(password, salt, length, { ...options, N: 16 }, answer)
}

// Files that share a process each come by here.
if (scrypt.name !== hashQuickly.name) {
  Object.assign(crypto, { scrypt: hashQuickly })
  syncBuiltinESMExports()
}
