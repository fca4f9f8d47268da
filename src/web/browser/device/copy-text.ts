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
