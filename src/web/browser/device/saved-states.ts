import { keepRoomForSaved, readSavedStates, toggleSavedState } from '#web/plumbing/stored/saved-states.ts'

export function startSavedStates(): void {
  const button = document.querySelector<HTMLElement>('[data-save-state]')
  if (button) startSaveButton(button, button.dataset.saveState ?? '')
  const list = document.querySelector<HTMLElement>('.saved-line')
  if (list) startSavedList(list)
}

function startSaveButton(button: HTMLElement, slug: string): void {
  const show = (isSaved: boolean) => {
    const [unsaved, saved] = button.children
    unsaved?.toggleAttribute('hidden', isSaved)
    saved?.toggleAttribute('hidden', !isSaved)
  }
  show(readSavedStates().includes(slug))
  button.addEventListener('click', () => show(toggleSavedState(slug)))
}

/** All states are in the page, hidden: only the device knows which ones were saved. */
function startSavedList(list: HTMLElement): void {
  const items = [...list.querySelectorAll<HTMLElement>('li')]
  const show = () => {
    const saved = readSavedStates()
    for (const item of items) item.hidden = !saved.includes(item.dataset.slug ?? '')
    list.hidden = items.every(({ hidden }) => hidden)
    keepRoomForSaved(!list.hidden)
  }
  show()
  for (const item of items) {
    item.querySelector('button')?.addEventListener('click', () => {
      if (toggleSavedState(item.dataset.slug ?? '')) return
      show()
      list.querySelector('h2')?.focus()
    })
  }
}
