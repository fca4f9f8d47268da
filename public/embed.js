/* Porchlight: <script src=".../embed.js" data-state="maine"></script> shows the recovery homes of a state with their open
   beds, here in your page. It reads nothing of your page and sets no cookie. It also sizes frames that are here already. */
(function (w, d) {
  var all = function (tag) { return [].slice.call(d.getElementsByTagName(tag)) }
  var isOurs = /^(https?:\/\/[^\/]+)\/embed\.js(\?.*)?$/
  function link(origin, slug, name) {
    var a = d.createElement('a')
    a.href = origin + '/embed/directory/' + slug
    a.target = '_blank'
    a.rel = 'noopener'
    a.appendChild(d.createTextNode('Recovery homes in ' + name))
    return a
  }
  function frameOf(e) {
    return all('iframe').filter(function (f) {
      var at = f.src.indexOf('/embed/directory/')
      // A sandboxed frame has no origin: its window alone says who speaks.
      return e.source && f.contentWindow === e.source && at > 0 &&
        (e.origin === f.src.slice(0, at) || (e.origin === 'null' && f.hasAttribute('sandbox')))
    })[0]
  }
  function hear(e) {
    var m = e.data, f = m && m.porchlight && frameOf(e)
    if (!f) return
    if (m.porchlight === 'height' && m.height > 0 && m.height < 20000) {
      f.style.height = Math.ceil(m.height) + 'px'
      if (f.plLink) f.plLink.style.display = 'none'
    }
    if (m.porchlight === 'top' && f.getBoundingClientRect().top < 0) f.scrollIntoView()
  }
  function place(s) {
    var origin = (isOurs.exec(s.src) || [])[1], slug = (s.getAttribute('data-state') || '').toLowerCase().replace(/[^a-z]+/g, '-')
    if (!origin || !slug || s.plDone) return
    s.plDone = true
    var name = slug.replace(/-/g, ' ').replace(/\b(?!of\b)[a-z]/g, function (l) { return l.toUpperCase() })
    var f = d.createElement('iframe')
    f.title = 'Recovery homes in ' + name + ' with open beds'
    f.loading = 'lazy'
    f.style.cssText = 'display:block;width:100%;height:600px;border:0'
    f.src = origin + '/embed/directory/' + slug
    f.plLink = link(origin, slug, name)
    s.parentNode.insertBefore(f, s)
    s.parentNode.insertBefore(f.plLink, s)
  }
  all('script').forEach(place)
  if (!w.plEmbed) w.addEventListener('message', hear)
  w.plEmbed = 1
})(window, document)
