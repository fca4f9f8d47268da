type NoticeFields = Readonly<Record<string, unknown>>

/** Never how somebody hears of questions, or when not: that is nobody else's. Lines of long ago still hold it. */
export function describeNoticeChange(before: NoticeFields, after: NoticeFields, source: string): [string] {
  if (typeof after.device === 'string') return ['Turned on alerts on a device']
  if (typeof before.device === 'string') return ['Turned off alerts on a device']
  return [source === 'link' ? 'Changed their alerts, by the link in an email' : 'Changed their alerts']
}
