/** With both a mail program shows "Unsubscribe", and posts to the address itself (RFC 8058). A page needs a tap. */
export function stopHeaders(stopUrl: string | null): Record<string, string> {
  if (stopUrl === null) return {}
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
