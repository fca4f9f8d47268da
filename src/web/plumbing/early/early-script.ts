import { signedInMarker } from '#domain/people/signed-in-marker.ts'

export const THEME_KEY = 'pl-theme'

/** "Leave this site" deletes everything stored under keys with this prefix. */
export const SAVED_PREFIX = 'pl-saved'

export const SAVED_STATES_KEY = `${SAVED_PREFIX}-states`

export const SAVED_VIEW_KEY = `${SAVED_PREFIX}-view`

/**
 * Runs inline before the first paint, and must not change per request: the content security policy names it by hash.
 * It turns on view transitions because a browser may want them before it has read the stylesheets, and would then
 * abort the transition and report an error.
 */
export const EARLY_SCRIPT = `try{var d=document.documentElement.dataset,t=navigator.connection;if(t&&t.saveData||document.referrer.indexOf(location.origin+'/'))d.plain='';if(/(^|; )${signedInMarker}=1/.test(document.cookie))d.known='';t=new CSSStyleSheet;t.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');document.adoptedStyleSheets=[t];t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('${SAVED_STATES_KEY}'))d.saved='';if(history.state==='typed')d.typed='';var l=location,v=localStorage.getItem('${SAVED_VIEW_KEY}');if(v&&v!==('known' in d?'list':'cards')&&/^\\/(es\\/residencias|residences)\\/?$/.test(l.pathname)&&l.search&&!/[?&]view=/.test(l.search))l.replace(l.pathname+l.search+'&view='+v+l.hash)}catch(e){}`
