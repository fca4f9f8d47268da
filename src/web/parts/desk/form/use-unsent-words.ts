import { useEffect } from 'react'

const typedIn = new Set<HTMLFormElement>()

export function forgetUnsentWords(): void {
  typedIn.clear()
}

/** Asks, with the browser's own question, before a page is left on which words were typed and not sent. */
export function useUnsentWords(): void {
  // As long as the page is there, however many forms ask for it: a listener is added once.
  useEffect(() => {
    document.addEventListener('input', noteTyped)
    document.addEventListener('submit', noteSent, true)
  }, [])
}

// Only from then on: a page that listens to this may not be kept for Back.
function noteTyped({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement) || !target.form) return
  typedIn.add(target.form)
  addEventListener('beforeunload', ask)
}

function noteSent({ target }: Event): void {
  typedIn.delete(target as HTMLFormElement)
}

function ask(event: BeforeUnloadEvent): void {
  if ([...typedIn].some(holdsWords)) event.preventDefault()
}

const holdsWords = (form: HTMLFormElement) =>
  form.isConnected &&
  [...form.querySelectorAll('textarea')].some(
    ({ value, defaultValue }) => value.trim() !== '' && value !== defaultValue,
  )
