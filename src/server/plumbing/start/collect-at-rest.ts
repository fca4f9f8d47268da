/** Without a request for so many milliseconds, the next one is not likely to come in the moment that collecting takes. */
const quietMs = 5_000
/** Requests since the last time that are worth it. The start of the server is. */
const worthwhile = 500

/**
 * Collects all garbage while nobody asks for anything: by itself V8 keeps the memory that a crowd needed, and the start. The
 * server answers nobody meanwhile, for a fifth of a second. `asked` counts requests. Gives the function that ends it.
 */
export function collectAtRest(asked: () => number, collect = collector()): () => void {
  if (!collect) return () => {}
  // The first look only learns: a start goes on for some seconds after the server listens.
  let seen = Number.NaN
  let collectedAt = Number.NEGATIVE_INFINITY
  const timer = setInterval(() => {
    const now = asked()
    if (now === seen && now - collectedAt >= worthwhile) {
      collectedAt = now
      collect()
    }
    seen = now
  }, quietMs).unref()
  return () => clearInterval(timer)
}

/** Node has it with --expose-gc (scripts/lean-node.sh). The last resort is what gives memory back to the system. */
function collector(): (() => void) | null {
  const { gc } = globalThis
  return gc ? () => void gc({ type: 'major', execution: 'async', flavor: 'last-resort' }) : null
}
