import type { Visit } from '#web/plumbing/page.ts'

export function buildSignInPath({ path, query }: Visit): string {
  const returnTo = query.size === 0 ? path : `${path}?${query}`
  return `/sign-in?${new URLSearchParams({ returnTo })}`
}
