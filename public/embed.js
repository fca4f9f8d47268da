/* <script src=".../embed.js" data-state="maine"></script> shows a list. Sizes lists in frames. */
(function (w, d) {
  var all = function (tag) { return [].slice.call(d.getElementsByTagName(tag)) }
  function hear(e) {
    var m = e.data || {}
    if (!m.porchlight || !e.source) return
    all('iframe').forEach(function (f) {
      var at = f.src.indexOf('/embed/directory/')
      if (f.contentWindow !== e.source || at < 1) return
      if (e.origin !== f.src.slice(0, at) && !(e.origin === 'null' && f.hasAttribute('sandbox'))) return
      if (m.porchlight === 'height' && m.height > 0 && m.height < 20000) {
        f.style.height = Math.ceil(m.height) + 'px'
        if (f.plLink) f.plLink.style.display = 'none'
      }
      if (m.porchlight === 'top' && f.getBoundingClientRect().top < 0) f.scrollIntoView()
    })
  }
  function place(s) {
    var origin = (/^(https?:\/\/[^\/]+)\/embed\.js(\?|$)/.exec(s.src) || [])[1]
    var has = function (name) { return s.getAttribute('data-' + name) || '' }
    var slug = has('state').toLowerCase().replace(/[^a-z]+/g, '-')
    if (!origin || !slug || s.plDone) return
    s.plDone = 1
    var es = has('lang') === 'es', asked = (es ? '&lang=es' : '') + (has('fields') ? '&fields=1' : '')
    var f = d.createElement('iframe'), a = d.createElement('a')
    f.title = a.textContent = (es ? 'Casas de recuperación con camas libres en ' : 'Recovery homes with open beds in ') + slug.replace(/-/g, ' ').replace(/\b(?!of\b)[a-z]/g, function (l) { return l.toUpperCase() })
    f.loading = 'lazy'
    f.style.cssText = 'display:block;width:100%;height:600px;border:0'
    f.src = a.href = origin + '/embed/directory/' + slug + asked.replace('&', '?')
    if (es) f.lang = a.lang = 'es'
    a.target = '_blank'
    a.rel = 'noopener'
    f.plLink = a
    s.before(f, a)
  }
  all('script').forEach(place)
  if (!w.plEmbed) w.addEventListener('message', hear)
  w.plEmbed = 1
  all('iframe').forEach(function (f) { f.contentWindow.postMessage({ porchlight: 'ask' }, '*') })
})(window, document)
