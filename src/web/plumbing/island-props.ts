/** HTML writes each quotation mark with six characters, so it changes places with the backtick. */
export function writeProps(value: unknown): string {
  return swapQuotes(JSON.stringify(value))
}

export function readProps<Props>(written: string | undefined): Props {
  return JSON.parse(swapQuotes(written ?? '{}'))
}

function swapQuotes(json: string): string {
  return json.replace(/["`]/g, (mark) => (mark === '"' ? '`' : '"'))
}
