export function dropArticle(name: string): string {
  return name.trim().replace(/^(?:the|an?|el|las?|los|un|una)\s+(?=\S)/i, '')
}
