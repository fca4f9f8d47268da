export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

export function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMs)
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}
