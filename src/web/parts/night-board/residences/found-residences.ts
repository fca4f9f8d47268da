export function describeFound(found: number, total: number, kept: number): string {
  const more = kept === 0 ? '' : `, and ${kept} with a change on this device`
  return `${found.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} houses${more}`
}
