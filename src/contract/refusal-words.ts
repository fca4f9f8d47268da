/** What `signed_out` says to whoever sends something without being signed in: a page that gets it leads them to sign in. */
export const signedOutTitle = 'You are signed out.'
export const signedOutMessage = `${signedOutTitle} Sign in again in another tab, then send this once more.`

/** What `prove_again` says to whoever does something that asks for it: a page that gets it leads them to confirm. */
export const proveAgainTitle = 'Confirm it is you.'
export const proveAgainMessage = `${proveAgainTitle} Do it in another tab at /account/confirm, then send this once more.`
