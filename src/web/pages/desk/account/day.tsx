// In UTC, so that the page reads the same on the server and on every device.
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{days.format(new Date(at))}</time>
}
