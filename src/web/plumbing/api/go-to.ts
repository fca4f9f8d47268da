export function goTo(address: string): Promise<void> {
  const returned = waitForReturn()
  location.assign(address)
  return returned
}

export function showAnew(address: string): Promise<void> {
  const returned = waitForReturn()
  history.replaceState(null, '', address)
  location.reload()
  return returned
}

/** Resolves when the page is shown again, and when somebody chooses to stay because typed words would be lost. */
function waitForReturn(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true })
    const ask = (event: Event) => void setTimeout(() => event.defaultPrevented && resolve())
    addEventListener('beforeunload', ask, { once: true })
  })
}
