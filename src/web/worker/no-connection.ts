import { evening, morning } from '#domain/colors.ts'
import { lampWindow } from '#web/parts/frame/shell/lamp-window.ts'

/** The letters and sizes of web/plumbing/theme/tokens.css: a stylesheet's name changes with each build. */
const style = `@font-face{font-family:Park;src:url(/fonts/national-park.woff2);font-weight:700}
@font-face{font-family:Next;src:url(/fonts/atkinson-next.woff2);font-weight:400 700}
:root{color-scheme:light dark;--pine:light-dark(${morning.pine},${evening.pine})}
body{margin:0;background:light-dark(${morning.paper},${evening.paper});color:light-dark(${morning.ink},${evening.ink});font:1.0625rem/1.5 Next,Arial,sans-serif}
header{padding:.25rem 1rem;border-block-end:1px solid var(--pine)}
main{margin:0 auto;max-width:34rem;padding:2rem 1rem}
h1{margin:0 0 .5rem;font:700 1.875rem/1.2 Park,Arial,sans-serif}
p{margin:0 0 1rem}
.brand{display:flex;gap:.5rem;align-items:center;font:700 1.0625rem/1 Park,Arial,sans-serif;text-decoration:none}
.roof,.bars{fill:none;stroke:var(--pine);stroke-width:3}
.wall{fill:var(--pine)}
.glass{fill:${morning.lamp}}
.go{display:inline-block;padding:.75rem 1.25rem;border-radius:6px;background:var(--pine);color:light-dark(${morning['on-pine']},${evening['on-pine']});font-weight:650}
a{color:inherit}`

const brand = `<a class="brand" href="/"><svg viewBox="0 0 36 40" width="36" height="40" aria-hidden="true">${(
  ['roof', 'wall', 'glass', 'bars'] as const
)
  .map((part) => `<path class="${part}" d="${lampWindow[part]}"/>`)
  .join('')}</svg>NARR + Behave Health</a>`

const ofBoard = {
  still:
    'Your board still works: what you change there is kept on this device and sent later. Messages and waiting lists can be read if you opened them here before.',
  go: 'Open your board',
}
const ofVisits = {
  still: 'A visit that you opened here before still works: what you find is kept on this device and sent later.',
  go: 'Open the visit',
}

type NoConnectionWords = { words: string; again: string; go: string; to: readonly string[] }

/** `visits` are the addresses of stored visits; a device that has some has no stored board. */
function chooseWords(pathname: string, visits: readonly string[]): NoConnectionWords {
  const { still, go } = visits.length > 0 ? ofVisits : ofBoard
  const to = visits.length > 0 ? visits : ['/']
  if (pathname === '/api/logout') {
    return { words: `You are still signed in on this device. ${still}`, again: pathname, go, to }
  }
  return { words: `This page needs a connection. ${still}`, again: '', go, to }
}

const renderHtml = ({ words, again, go, to }: NoConnectionWords) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline</title>
<style>${style}</style>
<header>${brand}</header>
<main>
<h1>You are offline</h1>
<p>${words}</p>
${to.map((path) => `<p><a class="go" href="${path}">${go}</a></p>`).join('\n')}
<p><a href="${again}">Try again</a></p>
<p>In crisis? Call or text <a href="tel:988">988</a>.</p>
</main>
</html>
`

export async function answerNoConnection(pathname: string, visits: readonly string[] = []): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return new Response(renderHtml(chooseWords(pathname, visits)), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
