export function goTo(address: string): Promise<void> {
  location.assign(address)
  return untilComeBackTo()
}

export function showAnew(address: string): Promise<void> {
  history.replaceState(null, '', address)
  location.reload()
  return untilComeBackTo()
}

function untilComeBackTo(): Promise<void> {
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
