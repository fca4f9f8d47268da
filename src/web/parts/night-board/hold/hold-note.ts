const key = 'hold-note'

/** Stored in this tab only, never in an address: the name of a person must not appear in any log. */
export function takeHoldNoteAlong(note: string): void {
  try {
    sessionStorage.setItem(key, note)
  } catch {
    // Storage may be forbidden: then the note is written by hand.
  }
}

export function readHoldNote(): string {
  const state: unknown = history.state
  try {
    const note = sessionStorage.getItem(key)
    if (note !== null) {
      sessionStorage.removeItem(key)
      history.replaceState({ ...history.state, holdNote: note }, '')
      return note.slice(0, 20)
    }
  } catch {
    return ''
  }
  const isNote = typeof state === 'object' && state !== null && 'holdNote' in state
  return isNote && typeof state.holdNote === 'string' ? state.holdNote : ''
}
