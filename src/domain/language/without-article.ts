export function withoutArticle(name: string): string {
  return name.trim().replace(/^(?:the|an?|el|las?|los|un|una)\s+(?=\S)/i, '')
}
