/** The address of another page of the family, which remembers where the person was going. */
export function withReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?${new URLSearchParams({ returnTo })}`
}

/** Where "back" leads: a page behind the sign-in would only send the person here again. */
export function backFrom(returnTo: string): { to: string; words: string } {
  const isOpen = returnTo !== '/' && !/^\/(account|workspace|staff)([/?#]|$)/.test(returnTo)
  return isOpen ? { to: returnTo, words: 'Back to where you were' } : { to: '/', words: 'Back to the home page' }
}
