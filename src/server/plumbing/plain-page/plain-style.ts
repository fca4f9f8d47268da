import { createHash } from 'node:crypto'
import { evening, morning } from '#domain/colors.ts'

export const plainStyle = `body{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:3rem 1.25rem;background:${morning.paper};color:${morning.ink};font:1.0625rem/1.6 system-ui,sans-serif}
h1{margin:0 0 1rem;font-size:1.875rem;line-height:1.15;text-wrap:balance}
p{margin:0 0 1rem}
a{color:${morning.link};text-underline-offset:.15em}
.go{display:inline-block;padding:.75rem 1.25rem;border-radius:6px;background:${morning.pine};color:${morning['on-pine']};font-weight:700;text-decoration:none}
label{font-weight:700}
textarea{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem .875rem;border:1px solid ${morning['line-strong']};border-radius:6px;background:${morning.surface};color:inherit;font:inherit;font-weight:400}
:focus-visible{outline:3px solid ${morning.pine};outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:${evening.paper};color:${evening.ink}}a{color:${evening.link}}.go{background:${evening.pine};color:${evening['on-pine']}}textarea{border-color:${evening['line-strong']};background:${evening.surface}}:focus-visible{outline-color:${evening.pine}}}`

export const plainStyleSource = `'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`
