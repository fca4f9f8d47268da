/**
 * The console line the specification asks of controls that "only log" (rulings 4): the place on the page and the thing
 * chosen, as in `footer: Privacy Policy`. What usefully follows is the caller's.
 */
export function logAction(place: string, thing: string): void {
  console.log(`${place}: ${thing}`)
}
