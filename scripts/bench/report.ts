/** A table as Markdown writes it. */
export function printTable(head: readonly string[], body: readonly (readonly string[])[]): void {
  for (const line of [head, head.map(() => '---'), ...body]) console.log(`| ${line.join(' | ')} |`)
  console.log('')
}
