const quietMs = 5_000
const worthwhile = 500

/**
 * V8 by itself keeps the memory that a crowd needed. While it collects, for a fifth of a second, nobody is answered.
 */
export function collectAtRest(asked: () => number, collect = findCollector()): () => void {
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

function findCollector(): (() => void) | null {
  const { gc } = globalThis
  return gc ? () => void gc({ type: 'major', execution: 'async', flavor: 'last-resort' }) : null
}
