declare global {
  interface Window {
    /** Shows in a part of the page what browsers without script are given there; see `PLAIN_WAYS`. */
    plShowPlainWays?: (place: HTMLElement) => void
  }
}

/**
 * Runs inline in a page that has other ways for browsers without script, so that it is there where no script file can be had. What the page has for browsers without
 * script then takes the place of the buttons that do nothing without theirs. A browser with script keeps what stands in
 * `noscript` as text: the page is read once more as a document by itself, which has it as elements.
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
if(here.length!==there.length||'awake' in place.dataset||place.querySelector('[data-plain-way]'))return;
here.forEach(function(one,at){
if(!place.contains(one))return;
var way=d.createElement('div');
way.dataset.plainWay='';
way.style.display='contents';
[].slice.call(there[at].childNodes).forEach(function(node){way.append(d.importNode(node,true))});
one.before(way)
});
place.querySelectorAll('button[type=button]:not([hidden])').forEach(function(button){
button.hidden=true;
button.dataset.hidesAsleep=''
})
})
}
})(window,document)`

/** The part of the page as it was drawn, before its script takes it over. */
export function hidePlainWays(place: HTMLElement): void {
  for (const way of place.querySelectorAll('[data-plain-way]')) way.remove()
  for (const button of place.querySelectorAll<HTMLElement>('[data-hides-asleep]')) {
    button.hidden = false
    delete button.dataset.hidesAsleep
  }
}
