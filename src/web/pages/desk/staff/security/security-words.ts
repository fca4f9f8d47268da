import type { SecuritySpan } from '#contract/staff/security-spans.ts'
import type { SecurityEventKind } from '#domain/people/security-event.ts'

export type SecurityWords = {
  title: string
  lead: string
  lately: string
  spans: Record<SecuritySpan, string>
  event: string
  kinds: Record<SecurityEventKind, string>
  filter: {
    title: string
    kind: string
    anyKind: string
    network: string
    networkHelp: string
    from: string
    to: string
    show: string
  }
  about: Readonly<Record<string, string>>
  gone: string
  nobody: string
  gathered: string
  since: string
  things: { one: string; many: string }
  empty: { title: string; words: string; filtered: string }
  file: string
  fileNote: string
  start: string
  older: string
}
