const style = `body{margin:0 auto;max-width:34rem;padding:3rem 1.25rem;font:1.0625rem/1.5 system-ui,sans-serif}
h1{margin:0 0 .5rem;font-size:1.875rem;line-height:1.2}
p{margin:0 0 1rem}
.go{display:inline-block;padding:.75rem 1.25rem;border-radius:6px;background:#0b4f4a;color:#fff;font-weight:650}
a{color:inherit}`

const boardStill =
  'Your board still works: what you change there is kept on this device and sent later. Messages and waiting lists can be read if you opened them here before.'

function chooseWords(pathname: string): { words: string; again: string } {
  if (pathname === '/api/logout') {
    return { words: `You are still signed in on this device. ${boardStill}`, again: pathname }
  }
  return { words: `This page needs a connection. ${boardStill}`, again: '' }
}

const renderHtml = ({ words, again }: ReturnType<typeof chooseWords>) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>You are offline</title>
<style>${style}</style>
<main>
<h1>You are offline</h1>
<p>${words}</p>
<p><a class="go" href="/">Open your board</a></p>
<p><a href="${again}">Try again</a></p>
<p>In crisis? Call or text <a href="tel:988">988</a>.</p>
</main>
</html>
`

export async function noConnection(pathname: string): Promise<Response> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return new Response(renderHtml(chooseWords(pathname)), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}
