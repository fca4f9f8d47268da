import type { SignInBackWords } from '#content/auth/sign-in.ts'

export function addReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?${new URLSearchParams({ returnTo })}`
}

/** A page that requires signing in would only send the person here again. */
export function chooseWayBack(returnTo: string, { page, home }: SignInBackWords): { to: string; words: string } {
  const isOpen = returnTo !== '/' && !/^\/(account|workspace|staff)([/?#]|$)/.test(returnTo)
  return isOpen ? { to: returnTo, words: page } : { to: '/', words: home }
}
