import { useMatches } from 'react-router'

/** Where a page's list of homes begins: what it leads to takes the focus. */
export const HOMES_ID = 'homes'

/**
 * A page with a list of homes says so, and gets a way past everything before them: `export const handle = { hasHomes }`,
 * a function of the page's data. Its list carries `HOMES_ID`.
 */
export function useHasHomesBelow(): boolean {
  return useMatches().some(({ handle, loaderData }) => asksOf(handle)?.(loaderData) === true)
}

function asksOf(handle: unknown): ((found: unknown) => unknown) | null {
  if (typeof handle !== 'object' || handle === null || !('hasHomes' in handle)) return null
  const { hasHomes } = handle
  return typeof hasHomes === 'function' ? (found) => hasHomes(found) : null
}
