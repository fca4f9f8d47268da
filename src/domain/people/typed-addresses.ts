/** The addresses somebody pasted: one on a line or parted by commas, with or without a name before them; each once. */
export function typedAddresses(text: string): string[] {
  const parts = text.split(/[\n\r,;]+/).map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
  return [...new Set(parts.filter((part) => part !== ''))]
}
