export const minuteMs = 60_000
export const hourMs = 3_600_000
export const dayMs = 86_400_000

export function addHours(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hourMs)
}

export function addDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs)
}
