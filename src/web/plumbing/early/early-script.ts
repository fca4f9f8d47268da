import { signedInMarker } from '#domain/people/signed-in-marker.ts'

export const THEME_KEY = 'pl-theme'

/** Everything a visitor keeps on this device about places is stored under keys that begin so: "Leave this site" forgets it. */
export const SAVED_PREFIX = 'pl-saved'

/** The states somebody saved on this device. */
export const SAVED_STATES_KEY = `${SAVED_PREFIX}-states`

/** How this device was told last to show homes. */
export const SAVED_VIEW_KEY = `${SAVED_PREFIX}-view`

/**
 * Runs before the first paint, inline and unchanging so that the content security policy can name it by hash: the
 * visitor's theme, the letters of the device where ours are not there yet or data is to be saved, the room that the top bar
 * keeps for a name and the list of saved states keeps, and that a page fetched whole fades in. A search whose address does not say how it shows homes is asked for anew as this device was told to show
 * them. A browser asks for that leave as soon as it may paint, at times before it has read the stylesheets it
 * has: it then breaks off the fade of the page left behind, and says so as an error of ours.
 */
export const EARLY_SCRIPT = `try{var d=document.documentElement.dataset,t=navigator.connection;if(t&&t.saveData||document.referrer.indexOf(location.origin+'/'))d.plain='';if(/(^|; )${signedInMarker}=1/.test(document.cookie))d.known='';t=new CSSStyleSheet;t.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');document.adoptedStyleSheets=[t];t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${SAVED_STATES_KEY}'))d.saved='';var l=location,v=localStorage.getItem('${SAVED_VIEW_KEY}');if(v&&v!==('known' in d?'list':'cards')&&/^\\/(es\\/residencias|residences)\\/?$/.test(l.pathname)&&l.search&&!/[?&]view=/.test(l.search))l.replace(l.pathname+l.search+'&view='+v+l.hash)}catch(e){}`
