const key = 'hold-note'

/** Takes a note along to the board, in this tab alone and never in an address: who asks for a bed stands in no log. */
export function takeHoldNoteAlong(note: string): void {
  try {
    sessionStorage.setItem(key, note)
  } catch {
    // Storage may be forbidden: then the note is written by hand.
  }
}

/** The note that came along to this page. It goes with the page's place in the history, so it comes back with it. */
export function holdNoteHere(): string {
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
