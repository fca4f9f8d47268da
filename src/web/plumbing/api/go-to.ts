export function goTo(address: string): Promise<void> {
  location.assign(address)
  return waitForReturn()
}

export function showAnew(address: string): Promise<void> {
  history.replaceState(null, '', address)
  location.reload()
  return waitForReturn()
}

function waitForReturn(): Promise<void> {
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
