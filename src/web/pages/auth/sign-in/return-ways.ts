export function addReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?${new URLSearchParams({ returnTo })}`
}

/** A page that requires signing in would only send the person here again. */
export function chooseWayBack(returnTo: string): { to: string; words: string } {
  const isOpen = returnTo !== '/' && !/^\/(account|workspace|staff)([/?#]|$)/.test(returnTo)
  return isOpen ? { to: returnTo, words: 'Back to where you were' } : { to: '/', words: 'Back to the home page' }
}
