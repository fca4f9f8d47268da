/**
 * JSON for an attribute, and back: HTML writes each quotation mark with six characters, so it changes places with the
 * backtick.
 */
export function swapQuotes(json: string): string {
  return json.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
}
