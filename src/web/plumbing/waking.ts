/** The block in which a page keeps the script that would otherwise load at once. */
const SLEEPER = 'sleeping'
/** What a tap does by itself, a link's leading on or a form's sending, waits this long for the page to wake, in ms. */
const PATIENCE = 1500

/** After the whole HTML has come, what stands in frames may keep the page from its load event this long, in ms. */
const FRAMES_PATIENCE = 2000

declare global {
  interface Window {
    /** Buttons and links tapped before the page woke. */
    plTapped?: HTMLElement[]
  }
}

/**
 * Runs inline before the first paint, the same text on every page. It loads the page's JavaScript once the largest
 * paint is on the screen and the browser idle, or at the first touch, key or focus, whichever comes first. A frame that
 * hangs holds the load event back for minutes: where there is one, a page that has painted and has its own fonts and
 * pictures does not wait for it, so that it can say what stands in for the frame. Until the page is awake
 * (`data-ready`) it keeps taps on buttons, and on links and forms with `data-held`, for `markAwake`; other links just
 * lead on. A page that does not wake in time leads on and sends as HTML does. A press that wakes the page may find its
 * target moved away at the release, as times change to the visitor's own; it counts for what was pressed.
 *
 * Where the browser has Trusted Types, it says what may become markup or a script from text (the policy of that name is
 * asked for every text): text without a tag, and the empty script by which React makes one; a script that came with the
 * page, and what search engines read of it; the workers of the board and of the street map. Anything else throws.
 *
 * It also writes the console lines of the controls that carry one (plumbing/log-action.ts), asleep or awake, once for
 * each time a control does what it does.
 */
export const WAKE_SCRIPT = `(function(w,d){
var known=[],asked,press,settled,tapped=w.plTapped=w.plTapped||[],touches=['pointerdown','keydown','focusin'];
if(w.trustedTypes)trustedTypes.createPolicy('default',{
createHTML:function(s){return s==='\\x3cscript>\\x3c/script>'||s.indexOf('<')<0?s:null},
createScript:function(s){return known.indexOf(s)>-1||s.indexOf('{"@context":')===0?s:null},
createScriptURL:function(s){return s==='/sw.js'||/^\\/assets\\/maplibre-gl-worker-[\\w-]+\\.mjs$/.test(s)?s:null}
});
function awake(){return 'ready' in d.documentElement.dataset}
function under(e,what){return e.target instanceof Element?e.target.closest(what):null}
function log(on){if(on&&!on.parentNode.open)console.log(on.dataset.log)}
function wake(){
var s=d.getElementById('${SLEEPER}'),r;
if(asked||!s)return;
asked=1;
known=[].map.call(d.scripts,function(one){return one.text});
touches.forEach(function(t){w.removeEventListener(t,wake,true)});
s.dataset.modules.split(' ').forEach(function(href){var l=d.createElement('link');l.rel='modulepreload';l.href=href;d.head.append(l)});
r=d.createElement('script');r.type='module';r.nonce=s.nonce;r.textContent=s.textContent;d.head.append(r)
}
touches.forEach(function(t){w.addEventListener(t,wake,true)});
function idle(){w.requestIdleCallback?requestIdleCallback(wake,{timeout:2000}):setTimeout(wake,200)}
function painted(){
if(settled)return;
settled=1;
var types=w.PerformanceObserver&&PerformanceObserver.supportedEntryTypes||[];
if(types.indexOf('largest-contentful-paint')<0)return setTimeout(idle,100);
new PerformanceObserver(function(list,seen){seen.disconnect();idle()}).observe({type:'largest-contentful-paint',buffered:true});
setTimeout(idle,3000)
}
function look(){
if(settled)return;
var own=performance.getEntriesByType('paint').length&&d.fonts&&d.fonts.status==='loaded';
own&&[].every.call(d.querySelectorAll('img'),function(i){return i.complete})?painted():setTimeout(look,1000)
}
w.addEventListener('load',painted);
w.addEventListener('DOMContentLoaded',function(){if(d.querySelector('iframe'))setTimeout(look,${FRAMES_PATIENCE})});
w.addEventListener('pointerdown',function(e){
var on=awake()?null:under(e,'a,button,summary,label');
press=on&&{on:on,x:e.clientX,y:e.clientY}
},true);
w.addEventListener('click',function(e){
var t=under(e,'button[type=button],a[data-held],form[data-held] button'),p=e.isTrusted?press:null;
if(e.isTrusted)press=null;
if(e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return log(under(e,'[data-log]'));
if(p&&e.detail&&!p.on.contains(e.target)&&Math.hypot(e.clientX-p.x,e.clientY-p.y)<9){
e.preventDefault();e.stopImmediatePropagation();p.on.click();return
}
if(awake()||!t)return log(under(e,'[data-log]'));
e.preventDefault();e.stopImmediatePropagation();tapped.push(t);wake();
setTimeout(function(){
var i=tapped.indexOf(t);
if(i<0||t.type==='button')return;
tapped.splice(i,1);
if('log' in t.dataset)log(t);
t.href?location.assign(t.href):t.form.submit()
},${PATIENCE})
},true)
})(window,document)`

/** Says that buttons work now (stylesheets look at it too), and does what was tapped before. */
export function markAwake(): void {
  document.documentElement.dataset.ready = ''
  const tapped = window.plTapped?.splice(0) ?? []
  for (const control of tapped) if (control.isConnected) control.click()
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const moduleScript = /<script([^>]*?) type="module" async="">/

/**
 * The HTML of a page with its JavaScript put to sleep for WAKE_SCRIPT: the modules it names are not fetched while the
 * page is being painted. Returns a page without a script as it is.
 */
export function putToSleep(html: string): string {
  const modules = [...html.matchAll(preload)].map((match) => match[1])
  return html
    .replace(preload, '')
    .replace(moduleScript, `<script$1 type="text/plain" id="${SLEEPER}" data-modules="${modules.join(' ')}">`)
}
