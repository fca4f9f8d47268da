/** A change of the account that is one button, by the word its form posts. */
export type AccountChange = 'remove-passkey' | 'end-session' | 'end-others'

/** Reads the page anew, at the address the change leads to. The form rests until it has come. */
export type OnChanged = (next: string) => unknown
