export type SenderLock = (work: () => Promise<void>) => Promise<void>

/** Milliseconds after which a turn lapses if its tab cannot end it: longer than any call may take. */
const leaseMs = 15_000
const pollMs = 250

/** Uses the browser's own locks where they exist: only on https and localhost. */
export function createSenderLock(name: string): SenderLock {
  return async (work) => {
    const { locks }: { locks?: LockManager | null } = navigator
    if (locks) await locks.request(name, work)
    else await runInOrder(name, work)
  }
}

/** Without locks, a tab writes down its turn. Two tabs sending at once would only double a call. */
async function runInOrder(name: string, work: () => Promise<void>): Promise<void> {
  const me = `${Date.now()}-${Math.random()}`
  for (;;) {
    if (isFree(name, me)) {
      write(name, me)
      await pause(pollMs / 5)
      if (isFree(name, me)) break
    }
    await pause(pollMs)
  }
  const holding = setInterval(() => write(name, me), leaseMs / 3)
  try {
    await work()
  } finally {
    clearInterval(holding)
    if (isFree(name, me)) store((kept) => kept.removeItem(name))
  }
}

function isFree(name: string, me: string): boolean {
  const [holder, until] = (store((kept) => kept.getItem(name)) ?? '').split(' ')
  return !holder || holder === me || Number(until) < Date.now() || Number(until) > Date.now() + 2 * leaseMs
}

function write(name: string, me: string): void {
  store((kept) => kept.setItem(name, `${me} ${Date.now() + leaseMs}`))
}

function store<Value>(use: (kept: Storage) => Value): Value | null {
  try {
    return use(localStorage)
  } catch {
    return null
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
