import { readStoredJson, writeStored } from '#web/plumbing/stored/storage.ts'

type Draft = { values?: Record<string, string> }

/**
 * `data-draft` is the storage key, in this tab only. The island restores the draft
 * (pages/contact/form/contact-draft.ts); `data-sent-draft` reports that the form was sent.
 */
export function startDrafts(): void {
  const sent = document.querySelector<HTMLElement>('[data-sent-draft]')?.dataset.sentDraft
  if (sent) write(sent, null)
  addEventListener('pagehide', () => {
    // "Leave this site" deletes it.
    if ('gone' in document.documentElement.dataset) return
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft]')) storeDraft(form)
  })
}

export function hasDraft(place: HTMLElement): boolean {
  const key = place.querySelector<HTMLElement>('form[data-draft]')?.dataset.draft
  return key !== undefined && read(key) !== null
}

function storeDraft(form: HTMLFormElement): void {
  const key = form.dataset.draft ?? ''
  const stored = read(key)
  if (stored === null && !isChanged(form)) return
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value
  write(key, Object.values(values).some(Boolean) ? { ...stored, values } : null)
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const options = [...control.options]
      return control.value !== (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value
    }
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== control.defaultValue
  })
}

function read(key: string): Draft | null {
  const stored = readStoredJson('sessionStorage', key)
  return typeof stored === 'object' ? stored : null
}

function write(key: string, draft: Draft | null): void {
  // Where storage is forbidden or full the text is only in the form.
  writeStored('sessionStorage', key, draft && JSON.stringify(draft))
}
