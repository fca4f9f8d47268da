export function typedAddresses(text: string): string[] {
  const parts = text.split(/[\n\r,;]+/).map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
  return [...new Set(parts.filter((part) => part !== ''))]
}
