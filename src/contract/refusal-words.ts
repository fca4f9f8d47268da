export const signedOutTitle = 'You are signed out.'
export const signedOutMessage = `${signedOutTitle} Sign in again in another tab, then send this once more.`

export const proveAgainTitle = 'Confirm it is you.'
export const proveAgainMessage = `${proveAgainTitle} Do it in another tab at /account/confirm, then send this once more.`
