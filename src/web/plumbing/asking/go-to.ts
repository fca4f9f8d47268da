/** Goes to an address. What awaits it rests until this page is left, and goes on should somebody come back to it. */
export function goTo(address: string): Promise<void> {
  location.assign(address)
  return untilComeBackTo()
}

/** Reads this page anew under an address that says what was done. The reader stays where they are on it. */
export function showAnew(address: string): Promise<void> {
  history.replaceState(null, '', address)
  location.reload()
  return untilComeBackTo()
}

function untilComeBackTo(): Promise<void> {
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
