/**
 * What a control that "only logs" carries (rulings 4): the place on the page and the thing chosen. The page's own inline
 * script writes the line, as in `footer: Privacy Policy`, when the control is used, asleep or awake (plumbing/waking.ts);
 * what usefully follows is the control's own: `<SiteLink {...logAction('footer', 'Privacy Policy')} to="/privacy">`.
 */
export function logAction(place: string, thing: string): { 'data-log': string } {
  return { 'data-log': `${place}: ${thing}` }
}
