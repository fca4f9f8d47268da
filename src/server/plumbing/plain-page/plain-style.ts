import { createHash } from 'node:crypto'

export const plainStyle = `body{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:3rem 1.25rem;background:#f8fbfa;color:#0c2327;font:1.0625rem/1.6 system-ui,sans-serif}
h1{margin:0 0 1rem;font-size:1.875rem;line-height:1.15;text-wrap:balance}
p{margin:0 0 1rem}
a{color:#004d49;text-underline-offset:.15em}
.go{display:inline-block;padding:.75rem 1.25rem;border-radius:6px;background:#004d49;color:#fff;font-weight:700;text-decoration:none}
label{font-weight:700}
textarea{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem .875rem;border:1px solid #647978;border-radius:6px;background:#fff;color:inherit;font:inherit;font-weight:400}
:focus-visible{outline:3px solid #004d49;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#08161a;color:#ecf2ed}a{color:#87e1d2}.go{background:#7cd8c6;color:#031a1b}textarea{border-color:#6c8687;background:#0f2125}:focus-visible{outline-color:#7cd8c6}}`

export const plainStyleSource = `'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`
