const EARLY_TAP_TIMEOUT_MS = 1500
const UNPAINTED_MS = 500

declare global {
  interface Window {
    plTapped?: HTMLElement[]
  }
}

/**
 * Runs inline in every document. Until the page's script arrives (`data-ready`), it keeps taps on buttons and on
 * links and forms with `data-held` for `repeatEarlyTaps`; a link or form that waits in vain works as plain HTML.
 */
export const EARLY_TAPS = `(function(w,d){
var kept=w.plTapped=[];
function log(on){if(on&&!on.parentNode.open)console.log(on.dataset.log)}
d.addEventListener('click',function(e){
var t=e.target.closest?e.target:null,on=t&&t.closest('[data-log]'),held=t&&t.closest('button[type=button],a[data-held],form[data-held] button');
if('ready' in d.documentElement.dataset||!held||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return log(on);
e.preventDefault();e.stopImmediatePropagation();kept.push(held);
setTimeout(function(){
var i=kept.indexOf(held);
if(i<0||held.type==='button')return;
kept.splice(i,1);
log(on);
held.href?location.assign(held.href):held.form.requestSubmit(held)
},${EARLY_TAP_TIMEOUT_MS})
},true);
var begun;
function begin(){
var page=d.documentElement.dataset,line=navigator.connection;
if(begun)return;
begun=1;
function show(){delete page.plain}
if(!line||!line.saveData)d.fonts?Promise.all(['700 1em "National Park"','1em "Atkinson Next"'].map(function(face){return d.fonts.load(face)})).then(show,show):show();
if(page.script)import(page.script).catch(function(){page.scriptLost='';w.plShowPlainWays&&d.querySelectorAll('porch-island').forEach(w.plShowPlainWays)})
}
d.addEventListener('DOMContentLoaded',function(){
var frame=requestAnimationFrame;
frame(function(){frame(function(){setTimeout(begin)})});
setTimeout(begin,${UNPAINTED_MS})
})
})(window,document)`

export function repeatEarlyTaps(): void {
  document.documentElement.dataset.ready = ''
  for (const control of window.plTapped?.splice(0) ?? []) if (control.isConnected) control.click()
}
