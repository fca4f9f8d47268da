/** What somebody calls a home, without an article before it: "the Lantern Bench House" is "Lantern Bench House". */
export function withoutArticle(name: string): string {
  return name.trim().replace(/^(?:the|an?|el|las?|los|un|una)\s+(?=\S)/i, '')
}
