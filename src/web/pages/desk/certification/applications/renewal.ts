const daysBefore = 90

export function isRenewedSoon(certifiedUntil: string, now: Date): boolean {
  return Date.parse(certifiedUntil) - now.getTime() < daysBefore * 86_400_000
}
