export type PingWords = {
  head: { title: string; description: string }
  ask: (residence: string) => string
  place: (place: number) => string
  yes: string
  no: string
  remove: { title: string; text: string; submit: string }
  kept: { title: string; text: string; change: string }
  left: { title: string; text: string }
  deleted: { title: string; text: string }
  gone: { title: string; text: string }
  call: (phone: string) => string
  search: string
  failed: string
}
