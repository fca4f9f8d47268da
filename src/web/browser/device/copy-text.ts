import { showOtherFace } from './other-face.ts'

export function startCopyText(): void {
  for (const button of document.querySelectorAll<HTMLElement>('button[data-copied]')) {
    button.addEventListener('click', () => void copyText(button))
  }
}

async function copyText(button: HTMLElement): Promise<void> {
  const { copied = '', copy = location.origin + location.pathname } = button.dataset
  await navigator.clipboard.writeText(copy)
  if (button.nextElementSibling?.textContent === copied) return
  showOtherFace(button)
  if (button.nextElementSibling) button.nextElementSibling.textContent = copied
}

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
