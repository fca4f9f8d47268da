const SAID_FOR_MS = 6000

export function startCopyButtons(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-address]') : null
    if (!pressed) return
    event.preventDefault()
    void copyAddressFrom(pressed)
  })
}

async function copyAddressFrom(pressed: HTMLElement): Promise<void> {
  const whole = new URL(pressed.dataset.copyAddress ?? '', location.href).href
  const statusLine = pressed.parentElement?.querySelector('[role="status"]')
  if (!statusLine) return
  const words = await copyWhole(whole)
  statusLine.textContent = words
  setTimeout(() => {
    if (statusLine.textContent === words) statusLine.textContent = ''
  }, SAID_FOR_MS)
}

async function copyWhole(whole: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(whole)
    return 'Address copied'
  } catch {
    return `Copy this address: ${whole}`
  }
}
