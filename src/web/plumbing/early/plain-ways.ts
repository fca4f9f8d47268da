declare global {
  interface Window {
    plShowPlainWays?: (place: HTMLElement) => void
  }
}

/**
 * Runs inline, so that the `noscript` content can be shown when no script file can be loaded. A browser with script
 * keeps that content as text, so the page is fetched again as a document to get elements.
 */
export const PLAIN_WAYS = `(function(w,d){
var asked;
function all(page){return [].slice.call(page.querySelectorAll('noscript'))}
function read(done){
if(!asked)asked=new Promise(function(resolve){
var ask=new XMLHttpRequest;
ask.responseType='document';
ask.onload=function(){resolve(ask.responseXML)};
ask.onerror=function(){asked=null;resolve(null)};
ask.open('GET',location.href);
ask.send()
});
asked.then(done)
}
w.plShowPlainWays=function(place){
if(place.querySelector('noscript'))read(function(page){
var here=all(d),there=page?all(page):[];
if(here.length!==there.length||'hydrated' in place.dataset||place.querySelector('[data-plain-way]'))return;
here.forEach(function(one,at){
if(!place.contains(one))return;
var way=d.createElement('div');
way.dataset.plainWay='';
way.style.display='contents';
[].slice.call(there[at].childNodes).forEach(function(node){way.append(d.importNode(node,true))});
one.before(way)
});
place.querySelectorAll('button[type=button]:not([hidden],.theme-toggle)').forEach(function(button){
button.hidden=true;
button.dataset.hidesUntilHydrated=''
})
})
}
})(window,document)`

export function hidePlainWays(place: HTMLElement): void {
  for (const way of place.querySelectorAll('[data-plain-way]')) way.remove()
  for (const button of place.querySelectorAll<HTMLElement>('[data-hides-until-hydrated]')) {
    button.hidden = false
    delete button.dataset.hidesUntilHydrated
  }
}
