/**
 * Runs inline in a page that is made for the frames of others, long before it wakes: it tells the page around it that it
 * is here, at once and whenever it is asked. No other proof reaches that page: an error page "loads" just like a list.
 */
export const FRAMED_SCRIPT = `(function(w){
var p=w.parent;
if(p===w)return;
function say(){p.postMessage({porchlight:'here'},'*')}
w.addEventListener('message',function(e){if(e.source===p&&e.data&&e.data.porchlight==='ask')say()});
say()
})(window)`
