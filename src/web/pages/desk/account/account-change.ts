export type AccountChange = 'remove-passkey' | 'end-session' | 'end-others'

/** Reads the page again at the address the change leads to; the form stays pending until the page has arrived. */
export type OnChanged = (next: string) => unknown
