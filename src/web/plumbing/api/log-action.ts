/**
 * For a control that "only logs" (docs/specification.md, ruling 4). The page's own inline script writes the line, so
 * it works before the page's scripts have loaded.
 */
export function logAction(place: string, thing: string): { 'data-log': string } {
  return { 'data-log': `${place}: ${thing}` }
}
