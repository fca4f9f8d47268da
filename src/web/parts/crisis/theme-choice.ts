import { forgetKeptBoard } from '#web/plumbing/kept-board.ts'

export type Theme = 'light' | 'dark'

const THEME_KEY = 'pl-theme'
/** Set while somebody is signed in on this device, so that the top bar keeps the right room for the name. */
const SIGNED_IN_KEY = 'pl-known'
/** The states somebody saved on this device. Begins like all that is kept of places: "Leave this site" forgets it. */
export const SAVED_STATES_KEY = 'pl-saved-states'

/**
 * Runs before the first paint, inline and unchanging so that the content security policy can name it by hash: the
 * visitor's theme, the room that the top bar and the list of saved states keep, and that a page fetched whole fades in. A browser asks for that leave as
 * soon as it may paint, at times before it has read the stylesheets it has: it then breaks off the fade of the page left
 * behind, and says so as an error of ours.
 */
export const EARLY_SCRIPT = `try{var d=document.documentElement.dataset,t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${SIGNED_IN_KEY}'))d.known='';if(localStorage.getItem('${SAVED_STATES_KEY}'))d.saved='';t=new CSSStyleSheet;t.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');document.adoptedStyleSheets=[t]}catch(e){}`

/** Storage may be forbidden; then a choice lasts as long as the page. */
function store(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to do: the page works without it.
  }
}

/** The theme now in force: the visitor's choice, else the system's. */
export function themeInForce(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  store(THEME_KEY, theme)
}

/** A check that failed, perhaps for want of a network, is no signing out: only that forgets the kept board. */
export function rememberSignedIn(signedIn: boolean, { isSignedOut = false } = {}): void {
  if (isSignedOut && wasSignedIn()) forgetKeptBoard()
  if (signedIn) document.documentElement.dataset.known = ''
  else delete document.documentElement.dataset.known
  store(SIGNED_IN_KEY, signedIn ? '1' : null)
}

function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null
  } catch {
    return false
  }
}
